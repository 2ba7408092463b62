import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";

/**
 * What is known of the server of a data folder. `changing`: a process of it lives but takes no
 * connections (starting, recovering, stopping, or the last back ends of a killed one). `stale`: only
 * the pid file is left, and it names a process that is dead, a zombie, or not PostgreSQL.
 */
export type ServerState =
  | { kind: "stopped" }
  | { kind: "ready"; pid: number; port: number }
  | { kind: "changing"; pid: number }
  | { kind: "stale"; pid: number };

/** Looks at the pid file and the process table; touches neither. */
export function serverState(dataFolder: string): ServerState {
  const file = readPidFile(dataFolder);
  if (file === null) return { kind: "stopped" };
  const folder = realpathSync(dataFolder);
  if (worksIn(file.pid, folder)) {
    return file.isReady
      ? { kind: "ready", pid: file.pid, port: file.port }
      : { kind: "changing", pid: file.pid };
  }
  return { kind: processesIn(folder).length > 0 ? "changing" : "stale", pid: file.pid };
}

interface PidFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Lines 1, 4 and 8 of postmaster.pid, see PostgreSQL's `pidfile.h`. */
function readPidFile(dataFolder: string): PidFile | null {
  const path = pidFile(dataFolder);
  const content = readIfThere(path);
  if (content === null) return null;
  const lines = content.split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

export function pidFile(dataFolder: string): string {
  return join(dataFolder, "postmaster.pid");
}

/** Every PostgreSQL process works in its data folder; zombies have no working folder any more. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // Gone, a zombie, or another user's: in each case not a server of ours.
    return false;
  }
}

/** Ids of all living processes that work in `folder`, which must be a real path. */
function processesIn(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, folder));
}

/** Whether a process of that id exists, be it as a zombie. */
export function isProcessAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** The server takes the file away while it stops, so it may vanish between a look and the reading. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
