import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { BUILD, formatOf, lintOf, ROOT, run, runQuietly, type Step, TYPES } from "./steps.ts";

const REPORT = join(ROOT, "node_modules", ".vitest-report.json");

const LINT: Step[] = [
  formatOf([]),
  lintOf([]),
  { name: "unused code", command: "knip", args: [] },
  // What only tests use is no reason to ship it: without them, no file and no dependency may be left over.
  {
    name: "unused in production",
    command: "knip",
    args: ["--strict", "--include", "files,dependencies,unlisted"],
  },
];

function countTests(): { passed: number; failed: number; skipped: number } {
  const report: {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    success: boolean;
  } = JSON.parse(readFileSync(REPORT, "utf8"));
  return {
    passed: report.numPassedTests,
    // A file that cannot even load has no failed test, yet it failed.
    failed: report.success ? 0 : Math.max(1, report.numFailedTests),
    skipped: report.numPendingTests,
  };
}

async function test(steps: number): Promise<void> {
  rmSync(REPORT, { force: true });
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const args = ["run", ...report, ...process.argv.slice(2)];
  const vitest = await run({ name: "tests", command: "vitest", args }, true);
  const tests = countTests();
  console.log(`${steps + tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
  process.exitCode = tests.failed === 0 && vitest.passed ? 0 : 1;
}

const [statics, build] = await Promise.all([runQuietly([...LINT, ...TYPES]), runQuietly([BUILD])]);
const steps = [...statics, ...build];
const failed = steps.filter((step) => !step.passed);
if (failed.length === 0) {
  await test(steps.length);
} else {
  // The tests take many times as long, and would have to be run again.
  console.log(`Failed: ${failed.map(({ name }) => name).join(", ")}. The tests were not run.`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed, 0 skipped`);
  process.exitCode = 1;
}
