import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Those of this process. */
const present = new Set<string>();

/**
 * A fresh temporary directory, named after this process so that a later sweep can tell whether its owner still lives. It
 * is removed with the process at the latest, unless that is killed.
 *
 * @param prefix what it is for, a dash at its end
 * @param owner user and group to hand it to; absent for the current user
 */
export function createOwnedDirectory(prefix: string, owner?: number, parent = tmpdir()): string {
  const directory = mkdtempSync(
    path.join(parent, `${prefix}${process.pid}-${startTimeOf(process.pid) ?? 0}-`),
  );
  if (present.size === 0) process.on("exit", removePresent);
  present.add(directory);
  if (owner !== undefined) chownSync(directory, owner, owner);
  return directory;
}

/** Removes a directory; a browser may still be writing its last files into it, so it tries again. */
export function removeOwnedDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  if (present.delete(directory) && present.size === 0) process.off("exit", removePresent);
}

function removePresent(): void {
  for (const directory of present) tryToRemove(directory);
}

function tryToRemove(directory: string): void {
  try {
    removeOwnedDirectory(directory);
  } catch {
    // Stays for a later sweep, or belongs to another user: theirs to sweep.
  }
}

/** Removes directories of processes that were killed before they could clean up. Other users' ones stay. */
export function sweepOwnedDirectories(prefix: string, parent = tmpdir()): void {
  const owned = new RegExp(`^${RegExp.escape(prefix)}(\\d+)-(\\d+)-`);
  for (const name of readdirSync(parent)) {
    const owner = owned.exec(name);
    if (owner === null || isAlive(Number(owner[1]), Number(owner[2]))) continue;
    tryToRemove(path.join(parent, name));
  }
}

/** Works with an owned directory and removes it, and with it those that killed processes left behind. */
export async function withOwnedDirectory<T>(
  prefix: string,
  act: (directory: string) => Promise<T>,
): Promise<T> {
  sweepOwnedDirectories(prefix);
  const directory = createOwnedDirectory(prefix);
  try {
    return await act(directory);
  } finally {
    removeOwnedDirectory(directory);
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
