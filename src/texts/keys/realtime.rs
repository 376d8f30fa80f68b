//! The game without turns.

texts! {}
