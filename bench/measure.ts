import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";

import "../setup/closed-pipes.ts";
import { type TreeUse, watchTree } from "./process-tree.ts";

/** One run of a command, with all the processes it started. */
export interface Run extends TreeUse {
  wallSeconds: number;
  exitCode: number | null;
  /** Last lines of what it wrote to standard error, for when it failed. */
  complaint: string;
}

/** Runs a command to its end and measures it from outside. */
export function timeCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const watched = watchTree(child.pid ?? 0);
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      watched.stop();
      reject(error);
    });
    child.once("close", (exitCode) => {
      const wallSeconds = (performance.now() - startedAt) / 1000;
      resolve({ ...watched.stop(), wallSeconds, exitCode, complaint });
    });
  });
}

/** The middle of the values; the mean of the two middle ones for an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** What a figure must reach, in the unit of both. */
export type Goal = ({ atMost: number } | { atLeast: number }) & { unit: string };

/** Prints a figure beside the one it must reach. */
export function report(figure: string, value: number, goal: Goal): void {
  const [isReached, bound] =
    "atMost" in goal
      ? [value <= goal.atMost, `at most ${goal.atMost}`]
      : [value >= goal.atLeast, `at least ${goal.atLeast}`];
  const verdict = isReached ? "reached" : "MISSED";
  console.log(`${verdict}  ${figure}: ${value.toFixed(2)} ${goal.unit} (goal: ${bound} ${goal.unit})`);
}
