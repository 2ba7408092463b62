import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

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
