import { attribute } from "./dom.ts";

/** What follows a slash is read in place of the rest. */
const ALTERNATIVE = /^.*\/(?= *(?:"[^"]*"|attr\([^)]*\))$)/;
const WRITTEN = /"([^"]*)"|attr\(([\w-]+)[^)]*\)/g;

/** The words that a `content` of a style sheet writes before or behind an element. */
export function wordsOfContent(element: Element, content: string): string {
  return [...content.replace(ALTERNATIVE, "").matchAll(WRITTEN)]
    .map(([, text, name]) => text ?? attribute(element, name ?? "") ?? "")
    .join("");
}
