import { parseDocument } from "yaml";

import { type NamedScan, scanOfKeywords } from "#sections/identity.ts";

/** Whether a file is an OpenACR report, or one that is no longer whole. */
export function isOpenacr(file: Uint8Array): boolean {
  const text = textOf(file);
  return /^catalog: /mu.test(text) && /^chapters:/mu.test(text);
}

/** The scan that an OpenACR report says it is about, and its link: on the last line of its notes. Nulls where it names none. */
export function scanOfOpenacr(file: Uint8Array): NamedScan {
  const notes: unknown = parseDocument(textOf(file), { logLevel: "silent" }).get("notes");
  return scanOfKeywords(typeof notes === "string" ? (notes.trimEnd().split("\n").at(-1) ?? "") : "");
}

function textOf(file: Uint8Array): string {
  return new TextDecoder().decode(file);
}
