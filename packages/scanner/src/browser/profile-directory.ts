import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PREFIX = "plumbline-chromium-";
const OWNED = new RegExp(`^${PREFIX}(\\d+)-(\\d+)-`);

/**
 * A fresh profile directory, named after this process so that a later launch can tell whether its owner still lives.
 *
 * @param owner user and group to hand it to; absent for the current user
 */
export function createProfileDirectory(owner?: number, parent = tmpdir()): string {
  const directory = mkdtempSync(
    path.join(parent, `${PREFIX}${process.pid}-${startTimeOf(process.pid) ?? 0}-`),
  );
  if (owner !== undefined) chownSync(directory, owner, owner);
  return directory;
}

/** Removes a profile; the browser may still be writing its last files, so it tries again. */
export function removeProfileDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Removes profiles of processes that were killed before they could clean up. Other users' ones stay. */
export function sweepProfileDirectories(parent = tmpdir()): void {
  for (const name of readdirSync(parent)) {
    const owner = OWNED.exec(name);
    if (owner === null || isAlive(Number(owner[1]), Number(owner[2]))) continue;
    try {
      removeProfileDirectory(path.join(parent, name));
    } catch {
      // Belongs to another user: theirs to sweep.
    }
  }
}

/** A process id is used again after a while; its start time tells the new owner from the old. */
function isAlive(pid: number, startTime: number): boolean {
  if (existsSync("/proc/self/stat")) return startTimeOf(pid) === startTime;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Clock ticks since boot at which a process started (proc(5), field 22); null when there is none. */
function startTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(afterName[19]);
  } catch {
    return null;
  }
}
