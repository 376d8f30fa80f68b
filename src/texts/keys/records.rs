//! The games that are kept.

texts! {}
