import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import "./closed-pipes.ts";
import { nextChangelog, notesOf, requireNext } from "./release/next-changelog.ts";
import { withVersion } from "./release/set-version.ts";

/**
 * Makes a release: `npm run release -- 1.2.3 [--dry-run]` moves what is unreleased in CHANGELOG.md under the version, sets it
 * wherever it is named, commits and tags. Pushing the tag has the release built (`.github/workflows/release.yml`).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const root = process.cwd();

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

function release([version = ""]: readonly string[]): void {
  const current = String(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
  requireNext(version, current);
  const tag = `v${version}`;
  if (git("tag", "--list", tag) !== "") throw new Error(`There is a tag ${tag} already.`);
  if (git("status", "--porcelain") !== "") throw new Error("There are changes that are not committed.");
  const day = new Date().toISOString().slice(0, 10);
  const changelog = nextChangelog(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version, day);
  const files = withVersion(root, current, version).set("CHANGELOG.md", changelog);
  const notes = notesOf(changelog, version);
  if (values["dry-run"]) {
    console.log(`${tag} would change ${[...files.keys()].join(", ")} and tell:\n\n${notes}`);
    return;
  }
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  git("commit", "--quiet", "--message", `Release ${version}`, "--", ...files.keys());
  git("tag", "--annotate", tag, "--cleanup", "verbatim", "--message", `${tag}\n\n${notes}`);
  console.log(`Tagged ${tag}. To publish it: git push --follow-tags`);
}

try {
  release(positionals);
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
