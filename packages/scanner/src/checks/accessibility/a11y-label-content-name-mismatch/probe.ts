import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childNodes,
  closestElement,
  isElement,
  nodeValue,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { iconAround, isSetInIcons } from "#gather/page/in-page/icons.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, roleOf, textOf } from "#gather/page/in-page/semantics.ts";

/** A control that an attribute names. */
export interface NamedControl {
  /** Text that can be seen on it, or in the `<label>` that stands for it. */
  shown: string;
  name: string;
  /** The attribute itself; null where other elements name the control. */
  ariaLabel: string | null;
  element: ElementRef;
}

export interface NamedControls {
  controls: NamedControl[];
  /** Selectors of controls that show nothing but an icon drawn with letters. */
  iconsOfLetters: string[];
  /** Selectors of controls that no text in them names, such as sliders; absent in older facts. */
  notNamedByContent?: string[];
  /** Cells of grids that show a number of one or two digits, as the days of a calendar do; absent where there are none. */
  numberCells?: NumberCell[];
}

export interface NumberCell extends Pick<NamedControl, "shown" | "name"> {
  selector: string;
}

/** Roles that take their name from what stands in them. */
const NAMED_BY_CONTENT = new Set([
  "button",
  "link",
  "checkbox",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "radio",
  "switch",
  "tab",
  "treeitem",
]);
const NOT_NAMED_BY_CONTENT = ["slider", "spinbutton", "scrollbar", "progressbar", "meter"]
  .map((role) => `[role=${role}][aria-label],[role=${role}][aria-labelledby]`)
  .join(",");
const MOST = 400;
const TEXT_LIMIT = 500;

export function probe({ describe, selectorOf, within }: AskedPage): NamedControls {
  const controls = everywhere("[aria-label],[aria-labelledby]")
    .filter((element) => isExposed(element))
    .map((element) => ({ element, shown: shownOn(element) }))
    .filter(({ element, shown }) => shown.trim() !== "" || holdsText(element))
    .filter(within(MOST))
    .map(({ element, shown }) => ({
      shown: shown.replaceAll(/\s+/g, " ").slice(0, TEXT_LIMIT),
      name: accessibleName(element).slice(0, TEXT_LIMIT),
      ariaLabel: attribute(element, "aria-label")?.slice(0, TEXT_LIMIT) ?? null,
      element: describe(element),
    }));
  const notNamed = everywhere(NOT_NAMED_BY_CONTENT).slice(0, MOST).map(selectorOf);
  const cells = numberCells(selectorOf);
  return {
    controls,
    iconsOfLetters: iconsOfLetters().slice(0, MOST).map(selectorOf),
    notNamedByContent: notNamed,
    ...(cells.length === 0 ? {} : { numberCells: cells }),
  };
}

function numberCells(selectorOf: AskedPage["selectorOf"]): NumberCell[] {
  return everywhere("[role=gridcell][aria-label]")
    .map((cell) => ({ cell, shown: textOf(cell).trim() }))
    .filter(({ shown }) => /^\d{1,2}$/.test(shown))
    .slice(0, MOST)
    .map(({ cell, shown }) => ({
      shown,
      name: accessibleName(cell).slice(0, TEXT_LIMIT),
      selector: selectorOf(cell),
    }));
}

/** What can be seen on a control, or in the `<label>` that stands for it. */
function shownOn(element: Element): string {
  if (element instanceof HTMLInputElement && SHOWS_VALUE.has(element.type)) return element.value;
  if (isField(element)) return [...(element.labels ?? [])].map(seenText).join(" ");
  return NAMED_BY_CONTENT.has(roleOf(element) ?? "") ? seenText(element) : "";
}

function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  const isInput = element instanceof HTMLInputElement && !BUTTONS.has(element.type);
  return isInput || element instanceof HTMLTextAreaElement;
}

const SHOWS_VALUE = new Set(["button", "submit", "reset"]);
const BUTTONS = new Set(["button", "submit", "reset", "image", "hidden"]);

/** Text that can be seen, word for word; texts for screen readers alone are left out. */
function seenText(element: Element): string {
  if (tagName(element) === "br") return " ";
  const isShown = isSeen(element) && !isIcon(element) && !isMovedAway(element);
  const text = [...childNodes(element)]
    .map((node) => (isElement(node) ? seenText(node) : isShown ? ownText(node) : ""))
    .join("");
  return getComputedStyle(element).display === "inline" ? text : ` ${text} `;
}

/** Far enough out of its box for nobody to see it, as texts under a picture are. */
const FAR_OUT = -200;

function isMovedAway(element: Element): boolean {
  const { textIndent, fontSize } = getComputedStyle(element);
  return Number.parseFloat(textIndent) <= FAR_OUT || Number.parseFloat(fontSize) === 0;
}

/** Engines take texts for screen readers, moved out of sight, and the letters of an icon, for words that can be seen. */
function holdsText(element: Element): boolean {
  if (isField(element)) return [...(element.labels ?? [])].some((label) => textOf(label) !== "");
  return NAMED_BY_CONTENT.has(roleOf(element) ?? "") && textOf(element) !== "";
}

function ownText(node: Node): string {
  return node.nodeType === Node.TEXT_NODE ? (nodeValue(node) ?? "") : "";
}

/** Pictures drawn with letters: in a drawing, or by a font that makes a picture of a word. */
function isIcon(element: Element): boolean {
  return isSetInIcons(element) || iconAround(element) !== null;
}

/** Controls on which no word can be seen, only an icon that is drawn with letters. */
function iconsOfLetters(): Element[] {
  return queryAll(document, "[aria-label] svg text,[aria-labelledby] svg text").flatMap((letters) => {
    const control = closestElement(letters, "[aria-label],[aria-labelledby]");
    const icon = iconAround(letters);
    return control !== null && icon !== null && textOf(control) === textOf(icon) ? [control] : [];
  });
}
