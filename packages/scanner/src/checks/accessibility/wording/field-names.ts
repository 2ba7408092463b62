import { plainWords } from "./plain-words.ts";

/** Letters of a word below which it turns up inside other words. */
export const TELLING = 3;

/** Words of a label by which a text may name its field. */
export function tellingWords(name: string): string[] {
  return plainWords(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= TELLING);
}

/** Without what labels say in brackets, and stars. */
export function withoutRemarks(label: string): string {
  return label.replaceAll(/\([^)]*\)|\*/g, "");
}

/** Whether a text says any word of a field's label. */
export function namesField(text: string, label: string): boolean {
  const said = new Set(tellingWords(text));
  return tellingWords(withoutRemarks(label)).some((word) => said.has(word));
}
