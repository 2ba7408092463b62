import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const ROOT = dirname(import.meta.dirname);
const BIN = join(ROOT, "node_modules", ".bin");
const REPORT = join(ROOT, "node_modules", ".vitest-report.json");

interface Step {
  name: string;
  command: string;
  args: string[];
}

interface StepResult extends Step {
  passed: boolean;
  output: string;
}

/** Everything below runs under the Node this script runs under, not the machine's own. */
const env = { ...process.env, PATH: [dirname(process.execPath), BIN, process.env.PATH].join(delimiter) };

const LINT: Step[] = [
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  { name: "unused code", command: "knip", args: [] },
  // What only tests use is no reason to ship it: without them, no file and no dependency may be left over.
  {
    name: "unused in production",
    command: "knip",
    args: ["--strict", "--include", "files,dependencies,unlisted"],
  },
];
/** Workspaces that are alike are one program: each by itself checks everything that it imports once more. */
const TYPES: Step[] = [
  { name: "types of what Node runs", command: "tsc", args: ["-p", "tsconfig.node.json"] },
  { name: "types of what meets a browser", command: "tsc", args: ["-p", "tsconfig.browser.json"] },
  { name: "types of the client", command: "tsc", args: ["-p", "apps/web"] },
];
const BUILD: Step = {
  name: "client build",
  command: "node",
  args: ["setup/build-client.ts"],
};

function run(step: Step, live: boolean): Promise<StepResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, step.command), step.args, {
      cwd: ROOT,
      env,
      stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ ...step, passed: code === 0, output: Buffer.concat(chunks).toString() }),
    );
  });
}

async function runQuietly(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await run(step, false);
    console.log(`${result.passed ? "ok    " : "FAILED"} ${step.name}`);
    if (!result.passed) console.log(result.output);
    results.push(result);
  }
  return results;
}

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

rmSync(REPORT, { force: true });
const [statics, build] = await Promise.all([runQuietly([...LINT, ...TYPES]), runQuietly([BUILD])]);
const vitest = await run(
  {
    name: "tests",
    command: "vitest",
    args: [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${REPORT}`,
      ...process.argv.slice(2),
    ],
  },
  true,
);
const steps = [...statics, ...build];
const failedSteps = steps.filter((step) => !step.passed).length;
const tests = countTests();
const failed = failedSteps + tests.failed;
if (failedSteps > 0) {
  console.log(
    `Failed: ${steps
      .filter((step) => !step.passed)
      .map((step) => step.name)
      .join(", ")}`,
  );
}
console.log(
  `${steps.length - failedSteps + tests.passed} passed, ${failed} failed, ${tests.skipped} skipped`,
);
process.exitCode = failed === 0 && vitest.passed ? 0 : 1;
