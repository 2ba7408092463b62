import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";

import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";

import { read } from "./deploy.testing.ts";

const text = z.record(z.string(), z.string());
const actionShape = z.object({
  inputs: z.record(
    z.string(),
    z.object({ required: z.boolean().optional(), default: z.string().optional() }),
  ),
  runs: z.object({
    steps: z.array(
      z.object({
        id: z.string().optional(),
        name: z.string().optional(),
        if: z.string().optional(),
        uses: z.string().optional(),
        with: z.record(z.string(), z.unknown()).optional(),
        shell: z.string().optional(),
        env: text.default({}),
        run: z.string().optional(),
      }),
    ),
  }),
});

/** The action for GitHub. */
export const ACTION = actionShape.parse(parse(read("action.yml")));

/** Names of what the template for GitLab can be told. */
export const GITLAB_INPUTS = z
  .object({ spec: z.object({ inputs: z.record(z.string(), z.unknown()) }) })
  .parse(parseAllDocuments(read("deploy/gitlab/plumbline.yml"))[0]?.toJS()).spec.inputs;

/** What is wrong with an action, by the parser of GitHub's own editors. */
export async function mistakesIn(action: string): Promise<string[]> {
  const { parseAction, trace } = await githubsParser();
  const { context } = parseAction({ name: "action.yml", content: action }, trace);
  return context.errors.getErrors().map(({ message }) => message);
}

/** The same of a workflow. */
export async function mistakesInWorkflow(workflow: string): Promise<string[]> {
  const { parseWorkflow, convertWorkflowTemplate, trace } = await githubsParser();
  const { context, value } = parseWorkflow({ name: "workflow.yml", content: workflow }, trace);
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

async function githubsParser() {
  // The package imports JSON as only bundlers do.
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
  });
  const { parseAction } = await import("@actions/workflow-parser/actions/index");
  const { NoOperationTraceWriter, ...others } = await import("@actions/workflow-parser");
  hooks.deregister();
  return { ...others, parseAction, trace: new NoOperationTraceWriter() };
}

/** How a shell ended. */
interface Ended {
  code: number | null;
  log: string;
}

/** Runs a script with the options that runners give the shell. */
export async function runShell(
  script: string,
  { folder, env }: { folder: string; env: Record<string, string> },
): Promise<Ended> {
  const shell = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    shell.once("error", reject).once("close", resolve),
  );
  const [out, err, code] = await Promise.all([textOf(shell.stdout), textOf(shell.stderr), ended]);
  return { code, log: out + err };
}

/** What a runner has kept of a run. */
export interface Job extends Ended {
  /** Where the job's files are. */
  workspace: string;
  /** Outputs of its steps. */
  outputs: Record<string, Record<string, string>>;
}

/**
 * Runs the shell steps of the action one after the other, as a runner does: expressions become variables, a step that
 * fails ends the job, and what is written to `GITHUB_OUTPUT` is known to the steps after it. Steps of other actions are
 * passed over; the cache is a folder that a later job finds as an earlier one left it.
 *
 * @param temp folder of the runner
 */
export async function runAction(inputs: Record<string, string>, temp: string): Promise<Job> {
  const workspace = mkdtempSync(join(temp, "workspace-"));
  const job: Job = {
    workspace,
    outputs: { cache: { "cache-hit": String(isCached(temp)) } },
    code: 0,
    log: "",
  };
  const given = Object.fromEntries(
    Object.entries(ACTION.inputs).map(([name, { default: usual = "" }]) => [name, inputs[name] ?? usual]),
  );
  for (const step of ACTION.runs.steps) {
    if (step.run === undefined || (step.if === UNLESS_CACHED && isCached(temp))) continue;
    const env = Object.fromEntries(
      Object.entries(step.env).map(([name, value]) => [name, withValues(value, { given, temp, job })]),
    );
    await runStep(step.run, { step: step.id ?? "", env, job });
    if (job.code !== 0) break;
  }
  return job;
}

const UNLESS_CACHED = "steps.cache.outputs.cache-hit != 'true'";

function isCached(temp: string): boolean {
  return existsSync(join(temp, "plumbline/package/node_modules"));
}

interface StepRun {
  step: string;
  env: Record<string, string>;
  job: Job;
}

async function runStep(script: string, { step, env, job }: StepRun): Promise<void> {
  const output = join(mkdtempSync(join(job.workspace, "..", "step-")), "output");
  writeFileSync(output, "");
  const ended = await runShell(script, { folder: job.workspace, env: { ...env, GITHUB_OUTPUT: output } });
  job.code = ended.code;
  job.log += ended.log;
  const lines = readFileSync(output, "utf8").split("\n").filter(Boolean);
  job.outputs[step] = Object.fromEntries(lines.map((line) => line.split("=", 2)));
}

/** A value with its expressions; the ones the action has are names alone. */
function withValues(
  value: string,
  { given, temp, job }: { given: Record<string, string>; temp: string; job: Job },
): string {
  return value.replaceAll(/\$\{\{ ([\w.-]+) \}\}/gu, (_whole, name: string) => {
    const [context = "", key = "", , output = ""] = name.split(".");
    const known: Record<string, string | undefined> = {
      "runner.temp": temp,
      "github.server_url": "https://github.com",
      "github.action_repository": "your-organization/plumbline",
      "github.action_path": process.cwd(),
    };
    const found = { inputs: given[key], steps: job.outputs[key]?.[output] }[context] ?? known[name];
    if (found === undefined) throw new Error(`The action asks for ${name}, which is not there.`);
    return found;
  });
}
