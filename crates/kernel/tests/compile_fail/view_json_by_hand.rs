//! What crosses a wire is made by `view` and `sight` and by nobody else.

use kernel::ViewJson;

fn main() {
    let _ = ViewJson("{}".to_owned());
    let _ = ViewJson::write(&"{}");
}
