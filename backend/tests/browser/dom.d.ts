// what a test hands to `page.evaluate` runs in the browser
/// <reference lib="dom" />
