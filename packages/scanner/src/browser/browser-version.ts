import { execFile } from "node:child_process";
import { promisify } from "node:util";

const LIMIT_MS = 10_000;

/** What Chromium says of its version, e.g. `Chromium 156.0.8078.79`; null when it does not answer. */
export async function browserVersion(executable: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(executable, ["--version"], { timeout: LIMIT_MS });
    return stdout.trim();
  } catch {
    return null;
  }
}
