import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makePrivateFolder } from "@plumbline/core/platform/private-files";

import { InputError } from "../exit.ts";

const LOCK = "plumbline.pid";

/** A process id can be given again after a crash; the start time tells the two apart. */
function startTimeOf(pid: number): string | null {
  try {
    // Field 22 of stat, counted after the command's name, which may itself hold spaces.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? null;
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH"))
      return null;
    throw error;
  }
}

function readLock(file: string): { pid: number; startTime: string } | null {
  try {
    const [pid, startTime] = readFileSync(file, "utf8").trim().split(" ");
    return pid && startTime ? { pid: Number(pid), startTime } : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Takes the home for this process. A lock left by a process that is gone is taken over; one whose process
 * still runs throws InputError. Answers a function that gives the home back.
 */
export function lockHome(home: string): () => void {
  makePrivateFolder(home);
  const file = join(home, LOCK);
  const holder = readLock(file);
  if (holder && holder.pid !== process.pid && startTimeOf(holder.pid) === holder.startTime) {
    throw new InputError(
      `Plumbline is already running from ${home} (process ${holder.pid}). Stop it first, or set PLUMBLINE_HOME to another folder.`,
    );
  }
  writeFileSync(file, `${process.pid} ${startTimeOf(process.pid)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
