import { chmodSync, chownSync } from "node:fs";
import { lstat, chmod, readdir } from "node:fs/promises";
import { join } from "node:path";

import { SERVER_GROUP } from "#platform/database/embedded/server-user.ts";
import { folderTrouble } from "#platform/file-error.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { OperatorError } from "#platform/operator-error.ts";

/** What a group or the others may do. */
const OTHERS = 0o077;
const PASSAGE = 0o710;

/**
 * From now on, what this process writes is its own user's alone: mails, exports, reports, evidence, logs, keys. The
 * home is made where it is missing, and closed to others.
 */
export function keepFilesPrivate(home: string): void {
  process.umask(OTHERS);
  makePrivateFolder(home);
}

/**
 * Makes a folder of the home, or closes it. Where root has handed the database to a user of its own, that user may pass
 * through.
 *
 * @throws OperatorError when there can be no such folder
 */
export function makePrivateFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
    if (SERVER_GROUP !== null) chownSync(folder, -1, SERVER_GROUP);
    chmodSync(folder, SERVER_GROUP === null ? 0o700 : PASSAGE);
  } catch (error) {
    const why = folderTrouble(error);
    throw new OperatorError(
      `Cannot use the folder ${folder}: ${why}. Set PLUMBLINE_HOME to a folder that can be created and written to.`,
      { cause: error },
    );
  }
}

/** A file or folder that other users of the machine can read, write or enter. */
export interface OpenFile {
  path: string;
  /** Permissions as in `chmod`, e.g. `0644`. */
  mode: string;
}

/** All of them in a home, which may be missing. With `isFixing` they are closed, and none is left. */
export async function openFiles(home: string, { isFixing = false } = {}): Promise<OpenFile[]> {
  const open = await openBelow(home);
  if (!isFixing) return open.map(({ path, mode }) => ({ path, mode: `0${mode.toString(8)}` }));
  for (const { path, mode } of open) await chmod(path, mode & ~OTHERS);
  if (open.some(({ path }) => path === home)) makePrivateFolder(home);
  return [];
}

interface Found {
  path: string;
  mode: number;
}

async function openBelow(path: string): Promise<Found[]> {
  const entry = await lstat(path).catch(onlyMissing);
  if (entry === null || entry.isSymbolicLink()) return [];
  const mode = entry.mode & 0o777;
  const isPassage = entry.isDirectory() && mode === PASSAGE && entry.gid === SERVER_GROUP;
  const own = (mode & OTHERS) === 0 || isPassage ? [] : [{ path, mode }];
  if (!entry.isDirectory()) return own;
  const below: Found[] = [];
  for (const name of (await readdir(path).catch(onlyMissing)) ?? [])
    below.push(...(await openBelow(join(path, name))));
  return [...own, ...below];
}

/** Files come and go while the service runs. */
function onlyMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
