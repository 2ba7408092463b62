import { mkdtempSync, rmdirSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "@plumbline/core/platform/make-folder";
import { folderTrouble } from "@plumbline/core/platform/file-error";

import { InputError } from "./exit.ts";

/**
 * Makes a folder where it is missing, and tries to write into it, so that a wrong name costs no scan.
 *
 * @throws InputError when nothing can be written there
 */
export function prepareFolder(folder: string): void {
  if (folder === "") throw new InputError("The folder has no name.");
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, ".plumbline-")));
  } catch (error) {
    throw new InputError(`Cannot use the folder ${folder}: ${folderTrouble(error)}.`);
  }
}
