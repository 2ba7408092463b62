import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder, and those above it that are missing. Node's `recursive` never returns where the system has no place
 * for new folders, as below /proc.
 *
 * @throws the file system's error when it cannot be made
 */
export function makeFolder(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(resolve(folder)), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
