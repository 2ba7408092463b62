import { attribute } from "./dom.ts";

/** What follows a slash is read in place of the rest. */
const ALTERNATIVE = /^.*\/(?= *(?:"[^"]*"|attr\([^)]*\))$)/;
const WRITTEN = /"([^"]*)"|attr\(([\w-]+)[^)]*\)/g;

/** A single word may be a sign or a number; two of them say something. */
export const SEVERAL_WORDS = /\p{L}{2,}\P{L}+\p{L}{2,}/u;

/** The words that a `content` of a style sheet writes before or behind an element. */
export function wordsOfContent(element: Element, content: string): string {
  return [...content.replace(ALTERNATIVE, "").matchAll(WRITTEN)]
    .map(([, text, name]) => text ?? attribute(element, name ?? "") ?? "")
    .join("");
}
