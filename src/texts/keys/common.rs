//! What is said in many places.

texts! {
    fn close();
}
