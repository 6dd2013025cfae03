// Runs a module of WebAssembly that is given nothing from outside: no clock, no chance, no files.
// `node run.mjs MODULE`

import { readFile } from "node:fs/promises";

// In the order of src/checks.rs.
const checks = ["solve", "search", "look_up", "choose", "play", "render"];

const started = performance.now();
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const failed = instance.exports.main(0, 0);
if (failed !== 0) {
  console.error(`in WebAssembly, this check failed: ${checks[failed - 1] ?? failed}`);
  process.exit(1);
}
console.log(`${checks.length} checks passed in WebAssembly: ${Math.round(performance.now() - started)} ms`);
