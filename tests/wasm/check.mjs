// Holds the programs in WebAssembly against those of this machine. See README.md.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const bin = process.env.PLYBOOK_BIN ?? join(root, "build/release/bin");
const wasm = process.env.PLYBOOK_WASM ?? join(root, "build/wasm");

/** What a program writes on standard output, line by line, and its exit status. Bytes stay apart as letters do. */
function run(program, ...args) {
  const { status, signal, stdout, stderr, error } = spawnSync(program, args, { cwd: root, maxBuffer: 1 << 28 });
  if (error) throw error;
  return { status: status ?? signal, lines: stdout.toString("latin1").split("\n"), stderr: stderr.toString() };
}

const native = (name, ...args) => run(join(bin, "ply-" + name), "--games", "formats", ...args);
const inWasm = (name, ...args) =>
  run(process.execPath, "--no-warnings", join(here, "run.mjs"), join(wasm, `plybook-${name}.wasm`), "formats", ...args);

function below(folder, ending) {
  const names = readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`);
  return names.filter((name) => ending.test(name)).sort();
}

let failed = 0;

/** Tells where two outputs part. */
function compare(what, got, wanted) {
  const line = wanted.lines.findIndex((text, i) => text !== got.lines[i]);
  if (line < 0 && got.lines.length === wanted.lines.length && got.status === wanted.status) {
    console.log(`ok   ${what}`);
    return;
  }
  ++failed;
  console.log(`FAIL ${what}: exit status ${got.status} instead of ${wanted.status}`);
  if (line >= 0) console.log(`  line ${line + 1}\n  wanted ${wanted.lines[line]}\n  got    ${got.lines[line] ?? "nothing"}`);
  if (got.stderr) console.log(got.stderr);
}

const samples = below("samples", /\.pbk$/);
// Records in YAML are left out: there is no reader for them.
const files = ["samples", "tests/records", "tests/fuzz/seeds"].flatMap((folder) => below(folder, /\.(pbk|pdn|json)$/));
const wanted = native("validate", "--format", "ndjson", ...files);
compare(`validate: ${files.length} files, ${wanted.lines.length - 1} lines`, inWasm("validate", ...files), wanted);
for (const file of samples) compare(`diagram: ${file}`, inWasm("diagram", file), native("diagram", file));

console.log(failed ? `${failed} checks failed` : "all checks hold");
process.exit(failed ? 1 : 0);
