import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";

/** One run of a command as the operating system accounted for it. */
export interface Run {
  wallSeconds: number;
  exitCode: number | null;
  /** Last lines of what it wrote to standard error, for when it failed. */
  complaint: string;
}

/** Runs a command to its end and times it from outside. */
export function timeCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) =>
      resolve({ wallSeconds: (performance.now() - startedAt) / 1000, exitCode, complaint }),
    );
  });
}

/** The middle of the values; the mean of the two middle ones for an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Prints a figure beside the one it must reach. */
export function report(figure: string, value: number, goal: { atMost: number; unit: string }): void {
  const verdict = value <= goal.atMost ? "reached" : "MISSED";
  console.log(
    `${verdict}  ${figure}: ${value.toFixed(2)} ${goal.unit} (goal: at most ${goal.atMost} ${goal.unit})`,
  );
}
