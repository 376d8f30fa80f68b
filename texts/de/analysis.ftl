# Eine Partie untersuchen

analysis_hint = Zieh auf dem Brett für beide Seiten. Ein anderer Zug aus einer früheren Stellung beginnt eine Variante.
analysis_notes = Anmerkungen zu diesem Zug
analysis_glyphs = Wie gut der Zug ist
analysis_glyph = { $number ->
    [1] Guter Zug
    [2] Fehler
    [3] Glänzender Zug
    [4] Grober Fehler
    [5] Interessanter Zug
   *[other] Zweifelhafter Zug
}
analysis_promote = Diese Variante aufwerten
analysis_delete = Diesen Zug und alle danach löschen
analysis_comment = Kommentar zu diesem Zug
continue_here = Weiterspielen
