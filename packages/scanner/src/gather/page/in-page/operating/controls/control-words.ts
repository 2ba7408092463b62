import type { Control } from "#gather/operating/controls/control-facts.ts";

import { closestElement, innerText, matchesSelector, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

const WRITES =
  "input:not([type=hidden],[type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=range])";
const PLAYERS = "video[controls],audio[controls]";

/** What it may help with, which the browser offers as well. */
export function helpOf(element: Element): Control["helps"] {
  const form = closestElement(element, "form");
  if (form !== null && queryAll(form, WRITES).length > 0) return "form";
  const { left, top, width, height } = rectOf(element);
  const under = document.elementsFromPoint(left + width / 2, top + height / 2);
  return under.some((one) => matchesSelector(one, PLAYERS)) ? "player" : null;
}

/** What it is called, or what can be read on it: there, entries of a list stand apart. */
export function wordsOn(node: Element): string {
  const name = accessibleName(node);
  const words = (node instanceof HTMLElement ? innerText(node) : "") || (node.textContent ?? "");
  return name === "" || withoutSpaces(name) === withoutSpaces(words) ? words : name;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, "");
}
