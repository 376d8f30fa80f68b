//! Unorthodox chess games.
