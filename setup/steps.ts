import { spawn } from "node:child_process";
import { basename, delimiter, dirname, join } from "node:path";

import "./closed-pipes.ts";

export const ROOT = dirname(import.meta.dirname);
const BIN = join(ROOT, "node_modules", ".bin");

/** A tool of this repository, and what it is asked. */
export interface Step {
  name: string;
  command: string;
  args: string[];
}

export interface StepResult extends Step {
  passed: boolean;
  output: string;
}

/** Everything below runs under the Node this script runs under, not the machine's own. */
const env = { ...process.env, PATH: [dirname(process.execPath), BIN, process.env.PATH].join(delimiter) };

/** Workspaces that are alike are one program: each by itself checks everything that it imports once more. */
export const TYPES: Step[] = [
  typesOf("what Node runs", "tsconfig.node.json"),
  typesOf("what meets a browser", "tsconfig.browser.json"),
  typesOf("the client", "apps/web"),
];
export const BUILD: Step = {
  name: "client build",
  command: "node",
  args: ["setup/build-client.ts"],
};

/** What was checked before and has not changed takes a sixth of the time. */
function typesOf(what: string, project: string): Step {
  const known = `node_modules/.cache/types/${basename(project)}.tsbuildinfo`;
  return {
    name: `types of ${what}`,
    command: "tsc",
    args: ["-p", project, "--incremental", "--tsBuildInfoFile", known],
  };
}

export function formatOf(files: string[]): Step {
  return { name: "format", command: "oxfmt", args: ["--check", ...files] };
}

export function lintOf(files: string[]): Step {
  return { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings", ...files] };
}

/** Runs a step: on this terminal when `live`, else its output comes with the result. */
export function run(step: Step, live: boolean): Promise<StepResult> {
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

/** Runs one step after the other, all of them, and shows the output of those that fail. */
export async function runQuietly(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await run(step, false);
    console.log(`${result.passed ? "ok    " : "FAILED"} ${step.name}`);
    if (!result.passed) console.log(result.output);
    results.push(result);
  }
  return results;
}
