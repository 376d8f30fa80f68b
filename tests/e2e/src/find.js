// Finds an element by CSS selector, or by `text=` and its exact name or text.
(selector) => {
    if (!selector.startsWith('text=')) return document.querySelector(selector);
    const wanted = selector.slice(5);
    const clean = (text) => (text || '').replace(/\s+/g, ' ').trim();
    const shows = (e) => e.getClientRects().length > 0;
    const isCalled = (e) => shows(e) &&
        [e.getAttribute('aria-label'), e.textContent, e.value].some((t) => typeof t === 'string' && clean(t) === wanted);
    const controls = 'button,a,input,select,summary,label,[role=button],[role=tab],[role=radio],[role=menuitem],[role=option],[role=gridcell],[role=checkbox],[role=switch]';
    const control = [...document.querySelectorAll(controls)].find(isCalled);
    // The smallest comes last: descendants follow their ancestors.
    return control || [...document.querySelectorAll('body *')].filter(isCalled).pop() || null;
}
