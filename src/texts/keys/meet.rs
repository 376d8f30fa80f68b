//! Meeting somebody at another device, and playing over the connection.

texts! {
    /// The way to play, in the sheet for a new game.
    fn opponent_device();
    fn opponent_device_note();
    fn meet();
    /// What begins a meeting.
    fn meet_start();
    fn meet_nobody();
    fn meet_invite();
    fn meet_lead();
    fn meet_preparing();
    fn meet_send();
    fn meet_send_note();
    fn meet_link();
    fn meet_wait();
    fn meet_wait_note();
    fn meet_answer();
    fn meet_connect();
    /// Reads the friend's answer with the camera.
    fn meet_camera();
    fn meet_camera_note();
    fn meet_camera_picture();
    fn meet_camera_stop();
    fn meet_camera_forbidden();
    fn meet_camera_missing();
    fn meet_joining();
    fn meet_connecting();
    fn meet_knock_note();
    fn meet_knock();
    fn meet_together();
    fn meet_link_again();
    fn meet_by_links();
    fn meet_by_links_note();
    fn meet_accept();
    fn meet_accept_note();
    fn meet_goes_on();
    /// `place` is the last move with its number.
    fn meet_stands(place: &str);
    fn meet_answer_send();
    fn meet_answer_note();
    fn meet_own_answer();
    fn meet_answer_wait();
    fn meet_answer_again();
    fn meet_handed();
    fn meet_unclaimed();
    fn meet_unable();
    fn meet_nowhere();
    fn meet_unreachable();
    fn meet_too_late();
    fn meet_no_answer();
    fn meet_other_answer();
    fn meet_unasked();
    /// What was brought is neither an answer nor an invitation.
    fn meet_garbled();
    fn wire_title();
    fn wire_apart();
    fn wire_steady(name: &str);
    fn wire_unsteady();
    fn wire_cut();
    fn wire_left(name: &str);
    fn wire_version();
    /// `n` is the number of the move among all that were made.
    fn wire_illegal(n: u32);
    fn wire_differs(place: &str);
    fn wire_differs_at_once();
    fn wire_over();
    fn wire_stopped();
    /// Of the game without turns.
    fn wire_waiting();
    fn wire_unit(trip: u32, wished: &str, proposed: &str);
    fn wire_unit_waits();
    fn wire_play_at(span: &str);
    fn wire_measured(trip: u32, apart: u32);
    fn wire_no_rematch();
    fn wire_again();
    fn wire_asks(name: &str, wish: &str);
    fn wire_asked(wish: &str);
    fn wire_met(name: &str);
    fn wire_declined(name: &str, wish: &str);
    fn wire_took_back();
    fn wire_said(name: &str, phrase: &str);
    fn wire_not_now();
    fn wire_say();
    fn wire_phrase(number: u8);
}
