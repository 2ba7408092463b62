import { mkdtempSync, rmdirSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "@plumbline/core/platform/make-folder";

import { InputError } from "./exit.ts";
import { codeOf, fileTrouble } from "./file-error.ts";

/**
 * Makes a folder where it is missing, and tries to write into it, so that a wrong name costs no scan.
 *
 * @throws InputError when nothing can be written there
 */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, ".plumbline-")));
  } catch (error) {
    throw new InputError(`Cannot use the folder ${folder}: ${troubleOf(error)}.`);
  }
}

function troubleOf(error: unknown): string {
  if (codeOf(error) === "ENOENT") return "nothing can be written there";
  if (codeOf(error) === "EEXIST") return "something else than a folder has its name";
  return fileTrouble(error);
}
