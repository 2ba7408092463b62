import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { InputError, OutputError } from "../exit.ts";
import { fileTrouble } from "../file-error.ts";

/** Makes the folder for pictures before the scan, which must not be lost for a wrong name. */
export function makePictureFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError(`Cannot use the folder ${folder}: ${fileTrouble(error)}.`);
  }
}

/** Writes each picture under the key that a finding of the result names, as `<key>.webp`. */
export function writePictures(folder: string, pictures: ReadonlyMap<string, Uint8Array>): void {
  try {
    for (const [key, picture] of pictures) writeFileSync(join(folder, `${key}.webp`), picture);
  } catch (error) {
    throw new OutputError(`Cannot write to the folder ${folder}: ${fileTrouble(error)}.`);
  }
}
