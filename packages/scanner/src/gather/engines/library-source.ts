import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const BEYOND_ASCII = /\P{ASCII}/gu;

const sources = new Map<string, string>();

/**
 * Text of a library's script, to be run in pages. A single letter beyond ASCII would make all of it twice as large in
 * memory and slow on its way to the browser, so such letters are escaped.
 *
 * @param specifier as an import names it
 */
export function librarySource(specifier: string): string {
  const known = sources.get(specifier);
  if (known !== undefined) return known;
  const text = readFileSync(fileURLToPath(import.meta.resolve(specifier)), "utf8");
  const source = text.replaceAll(BEYOND_ASCII, escaped);
  sources.set(specifier, source);
  return source;
}

/** As UTF-16 code units, which strings and expressions of all kinds understand. */
function escaped(letter: string): string {
  return letter
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
