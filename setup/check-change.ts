import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { BUILD, formatOf, lintOf, ROOT, run, runQuietly, type Step, TYPES } from "./steps.ts";
import { touchedTests } from "./touched.ts";

/*
 * `npm run check`: format and lint of what changed since `main`, types, and the tests that the change touches. Another
 * base can be named: `npm run check -- HEAD`.
 */
const [base = "main"] = process.argv.slice(2);

function git(...args: string[]): string[] {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
}

/** Files that differ from where this branch left the base, committed or not; deleted ones have nothing to check. */
function changedFiles(): string[] {
  const [start = base] = git("merge-base", base, "HEAD");
  const files = [...git("diff", "--name-only", start), ...git("ls-files", "--others", "--exclude-standard")];
  return files.filter((path) => existsSync(join(ROOT, path)));
}

function allTests(): Map<string, string> {
  const paths = git(
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "*.test.ts",
    "*.test.tsx",
    "*.test.mjs",
  );
  const there = paths.filter((path) => existsSync(join(ROOT, path)));
  return new Map(there.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}

const changed = changedFiles();
const code = changed.filter((path) => /\.(?:tsx?|mjs)$/u.test(path));
const tests = touchedTests(changed, allTests());
const needsClient = tests.some((path) => path.startsWith("tests/e2e/"));
const steps: Step[] = [
  ...(changed.length === 0 ? [] : [formatOf(changed)]),
  ...(code.length === 0 ? [] : [lintOf(code), ...TYPES]),
  ...(needsClient ? [BUILD] : []),
];
console.log(`${changed.length} files changed since ${base}; they touch ${tests.length} test files.`);
const results = await runQuietly(steps);
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
else if (tests.length > 0) {
  const { passed } = await run({ name: "tests", command: "vitest", args: ["run", ...tests] }, true);
  if (!passed) process.exitCode = 1;
}
