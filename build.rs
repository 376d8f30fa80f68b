//! Has the linker note in the page's program what its functions and data name of one another:
//! `cargo xtask` takes that program apart and must know (`xtask/src/split/references.rs`).

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
