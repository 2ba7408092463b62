import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Checkpoint } from "#archive/checkpoint.ts";

const SUFFIX = ".zst";
const RECORD = /^[0-9a-f]{12}\.(?:page|body|fact)-[\w-]+\.zst$/;
/** A record that a process was writing, which may have been killed over it. */
const PARTIAL = /\.\d+\.partial$/;

/** A checkpoint in a folder, with what its owner may do besides. */
export interface FolderCheckpoint extends Checkpoint {
  /** Removes all records, half-written ones too: the scan is done. */
  clear(): Promise<void>;
}

/**
 * Keeps records as files of a folder, which is made where there is none. Other files in it are left alone.
 *
 * @throws the file system's error when there can be no such folder
 */
export async function openFolderCheckpoint(folder: string): Promise<FolderCheckpoint> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string): string => path.join(folder, `${name}${SUFFIX}`);
  const names = async (): Promise<string[]> =>
    (await readdir(folder)).filter((file) => RECORD.test(file)).map((file) => file.slice(0, -SUFFIX.length));
  return {
    names,
    read: async (name) => readFile(fileOf(name)),
    write: async (name, record) => {
      // Put in place whole: a process killed while it writes leaves no torn record.
      const partial = `${fileOf(name)}.${process.pid}.partial`;
      await writeFile(partial, record);
      await rename(partial, fileOf(name));
    },
    clear: async () => {
      const ours = (await readdir(folder)).filter((file) => RECORD.test(file.replace(PARTIAL, "")));
      for (const file of ours) await rm(path.join(folder, file), { force: true });
    },
  };
}
