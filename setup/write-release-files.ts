import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

import "./closed-pipes.ts";
import { makePackage } from "./pack/make-package.ts";
import { notesOf } from "./release/next-changelog.ts";
import { digestOf, provenance } from "./release/provenance.ts";
import { ROOT } from "./steps.ts";

/**
 * Writes what a release consists of: package, bill of materials, checksums, origin and notes.
 * `npm run release:files [-- --out FOLDER --repository ADDRESS]`; hosted CI names the repository by itself.
 */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = process.env;
const hosted = server === undefined || name === undefined ? undefined : `${server}/${name}`;
const { values } = parseArgs({
  options: {
    out: { type: "string", default: join(ROOT, "dist/release") },
    repository: { type: "string", default: hosted },
  },
});
const { repository } = values;
if (repository === undefined)
  throw new Error("Name the repository, as in --repository https://github.com/owner/name.");
const folder = resolve(values.out);
process.chdir(ROOT);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const version = String(JSON.parse(readFileSync("package.json", "utf8")).version);
const staging = mkdtempSync(join(tmpdir(), "plumbline-pack-"));
const { file } = await makePackage(staging, folder).finally(() => rmSync(staging, { recursive: true }));
const bill = join(folder, `plumbline-${version}.cdx.json`);
writeFileSync(bill, execFileSync("npm", ["run", "--silent", "sbom"], { maxBuffer: 1e8 }));
const origin = provenance([file, bill], {
  repository,
  commit: execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim(),
  tag: `v${version}`,
  builder: run === undefined ? repository : `${repository}/actions/runs/${run}`,
});
const statement = join(folder, `plumbline-${version}.provenance.json`);
writeFileSync(statement, `${JSON.stringify(origin, null, 2)}\n`);
const sums = [file, bill, statement].map((path) => `${digestOf(path)}  ${basename(path)}\n`);
writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
writeFileSync(join(folder, "NOTES.md"), `${notesOf(readFileSync("CHANGELOG.md", "utf8"), version)}\n`);
console.log(`${folder}: ${basename(file)} and what belongs to it`);
