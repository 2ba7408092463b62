import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { fileTrouble } from "@plumbline/core/platform/file-error";

import { OutputError } from "../exit.ts";

/** Writes each picture under the key that a finding of the result names, as `<key>.webp`. */
export function writePictures(folder: string, pictures: ReadonlyMap<string, Uint8Array>): void {
  try {
    for (const [key, picture] of pictures) writeFileSync(join(folder, `${key}.webp`), picture);
  } catch (error) {
    throw new OutputError(`Cannot write to the folder ${folder}: ${fileTrouble(error)}.`);
  }
}
