import type { Control } from "#gather/operating/controls/control-facts.ts";

/** Elements that scripts make controls of. What the browser itself operates tells what it is. */
const PLAIN = new Set([
  "div",
  "span",
  "a",
  "p",
  "li",
  "td",
  "th",
  "tr",
  "img",
  "i",
  "b",
  "em",
  "strong",
  "label",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "section",
  "article",
  "figure",
  "dt",
  "dd",
]);
/** Roles that say what a text is, not that something can be done with it. */
const ROLES_OF_TEXT = new Set([
  "generic",
  "none",
  "presentation",
  "paragraph",
  "listitem",
  "heading",
  "img",
  "image",
  "cell",
  "row",
  "columnheader",
  "rowheader",
  "article",
  "figure",
  "term",
  "definition",
  "strong",
  "emphasis",
]);

/** Whether nothing says of a plain element that it can be operated. */
export function tellsNoRole(control: Control): boolean {
  return isPlain(control) && !control.isNative && control.hearsPointer;
}

/** Whether an element is one for texts, and no role says anything else. */
export function isPlain({ tag, role }: Pick<Control, "tag" | "role">): boolean {
  return PLAIN.has(tag) && (role === null || ROLES_OF_TEXT.has(role));
}
