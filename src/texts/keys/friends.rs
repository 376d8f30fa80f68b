//! Playing a friend: who is who, and what an invitation by link says.

texts! {
    fn invitation();
    /// Where the sender gave a name.
    fn invitation_from(name: &str);
    fn invitation_side(color: &str);
    /// `place` is the last move with its number.
    fn invitation_moved(place: &str);
    fn invitation_first();
    fn invitation_answer();
    fn invitation_kept();
    fn invitation_play();
    fn your_name();
    fn your_name_note();
    /// Above the names of two people at one device.
    fn names_here();
    fn name_of(color: &str);
}
