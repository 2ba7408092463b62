import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

import { type Environment, environmentWith } from "@plumbline/core/platform/config";
import { vi } from "vitest";

import { commandGroups } from "./command-groups.ts";
import { runProgram } from "./program.ts";

/** The command's own file. */
export const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

/** How a run of the command ended. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

interface RunOptions {
  input?: string;
  closeEarly?: boolean;
  settings?: Record<string, string>;
}

/** Runs the real command; `closeEarly` stops reading after the first piece, as `| head` does. */
export function plumbline(
  args: string[],
  { input = "", closeEarly = false, settings = {} }: RunOptions = {},
): Promise<Ended> {
  const env = { ...process.env, PLUMBLINE_ALLOWED_HOSTS: "", ...settings };
  const child = spawn(process.execPath, [MAIN, ...args], { env });
  let out = "";
  let err = "";
  child.stdout.on("data", (data: Buffer) => {
    out += data.toString();
    if (closeEarly) child.stdout.destroy();
  });
  child.stderr.on("data", (data: Buffer) => (err += data.toString()));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, out, err }));
  });
}

/**
 * Runs a command in this process: loading all it needs into one of its own costs a second of CPU each time. Not side by
 * side with others, for it takes over what this process writes and the settings in its environment.
 */
export async function plumblineHere(args: readonly string[], settings: Environment = {}): Promise<Ended> {
  let out = "";
  let err = "";
  const kept = { environment: process.env, exitCode: process.exitCode };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(taking((text) => (out += text))),
    vi.spyOn(process.stderr, "write").mockImplementation(taking((text) => (err += text))),
    vi.spyOn(console, "error").mockImplementation((line: unknown) => (err += `${String(line)}\n`)),
  ];
  process.env = environmentWith(settings);
  process.exitCode = 0;
  try {
    await runProgram(commandGroups(), { args });
    return { code: process.exitCode, out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.env = kept.environment;
    process.exitCode = kept.exitCode;
  }
}

/** Stands in for a stream's `write`: all of it is taken at once. */
function taking(take: (text: string) => void): typeof process.stdout.write {
  return (data: string | Uint8Array, ...rest: unknown[]) => {
    take(typeof data === "string" ? data : Buffer.from(data).toString());
    const done = rest.findLast((argument) => typeof argument === "function");
    if (done !== undefined) (done as () => void)();
    return true;
  };
}
