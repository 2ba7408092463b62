import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Client } from "pg";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
/** A worker that tells itself to stop at the stage of a scan that it is given. */
export const STOPPING_WORKER = fileURLToPath(new URL("stopping-worker.testing.ts", import.meta.url));

/** Where commands keep translated modules as well: to translate them costs a third of a worker's start. */
const TRANSLATED = join(import.meta.dirname, "../../../node_modules/.cache/plumbline");

/** A worker running as a process of its own. */
export interface WorkerUnderTest {
  process: ChildProcess;
  /** Resolves with the exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
  output(): string;
}

/**
 * A worker under test has the real clock, and looks every ten minutes for scans that are due. Of clients who came today
 * none is.
 */
export async function leaveNoScanDue(database: Client): Promise<void> {
  await database.query("update subscriptions set started_at = now()");
}

/** Starts a worker and waits until it takes up jobs. */
export async function startWorkerUnderTest(
  environment: Record<string, string>,
  { main = MAIN, args = [] }: { main?: string; args?: string[] } = {},
): Promise<WorkerUnderTest> {
  const child = fork(main, args, {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TMPDIR: tmpdir(),
      NODE_COMPILE_CACHE: TRANSLATED,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => output.push(part.toString()));
  const exited = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  const ready = once(child, "message");
  const first = await Promise.race([ready.then(() => "ready"), exited]);
  if (first !== "ready") throw new Error(`The worker ended with ${String(first)}:\n${output.join("")}`);
  return {
    process: child,
    exited,
    output: () => output.join(""),
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
