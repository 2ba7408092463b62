import type { ElementRef } from "#evidence/document.ts";
import { openingTag, type OpeningTag } from "#fix-examples/opening-tag.ts";

import { NO_NAME } from "./wordings/wording.ts";

/** Roles that take no name from the text in them. https://www.w3.org/TR/wai-aria-1.2/#namefromauthor */
const NAMED_BY_AUTHOR = new Set([
  "alertdialog",
  "application",
  "combobox",
  "dialog",
  "form",
  "grid",
  "group",
  "img",
  "listbox",
  "menu",
  "menubar",
  "meter",
  "progressbar",
  "radiogroup",
  "region",
  "scrollbar",
  "searchbox",
  "slider",
  "spinbutton",
  "table",
  "tablist",
  "tabpanel",
  "textbox",
  "toolbar",
  "tree",
  "treegrid",
]);
/** Elements with labels, whose own text is what was entered or can be chosen. */
const LABELED = new Set(["input", "select", "textarea", "progress", "meter", "output"]);
/** Of them those that say what they do by their value or picture. */
const BUTTONS = new Set(["button", "submit", "reset", "image"]);
const FRAMES = new Set(["iframe", "frame"]);

/** Says that an element has no name, and what could have given it one. */
export function missingName(element: Pick<ElementRef, "snippet"> | null): string {
  const tag = element === null ? null : openingTag(element.snippet);
  if (tag === null) return NO_NAME;
  if (isField(tag)) return "It has no name for a screen reader to read: no label, aria-label or title";
  const role = tag.attributes.get("role")?.trim().toLowerCase().split(/\s+/)[0] ?? "";
  if (NAMED_BY_AUTHOR.has(role))
    return `It has no name for a screen reader to read. Text inside an element with the role “${role}” doesn't name it, so it needs aria-label or aria-labelledby`;
  if (FRAMES.has(tag.name))
    return "It has no name for a screen reader to read: no title, aria-label or aria-labelledby";
  return NO_NAME;
}

function isField({ name, attributes }: OpeningTag): boolean {
  return LABELED.has(name) && !BUTTONS.has(attributes.get("type")?.toLowerCase() ?? "");
}
