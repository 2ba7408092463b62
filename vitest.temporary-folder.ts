import { readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const LARGE_BYTES = 4 * 1024 ** 3;

/**
 * Where tests put databases, homes and browser profiles: in memory where it has room, for on disk the thousands of small
 * files of truncated tables and fresh profiles cost a third of a database test's CPU. Containers give it little room, or
 * let nothing run there.
 */
export function temporaryFolder(): string {
  if (process.env.TMPDIR !== undefined) return process.env.TMPDIR;
  return hasRoom() && mayRunPrograms() ? MEMORY : tmpdir();
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LARGE_BYTES;
  } catch {
    return false;
  }
}

/** Each mount of proc(5) is a line: device, folder, kind and options. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const options = mounts.map((line) => line.split(" ")).findLast(([, folder]) => folder === MEMORY)?.[3];
  return options !== undefined && !options.split(",").includes("noexec");
}
