import { attribute, childNodes, isElement, nodeValue, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import { iconAround } from "./icons.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, isSeen, roleOf, textOf } from "./semantics.ts";

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

interface Labelled {
  element: Element;
  /** Words that can be seen on it. */
  seen: string[];
  name: string[];
}

let labelled: readonly Labelled[] | null = null;

/** Controls with a name of their own; they do not change while the rules run. */
function labelledControls(): readonly Labelled[] {
  labelled ??= everywhere("[aria-label],[aria-labelledby]").flatMap((element) => {
    if (!isExposed(element)) return [];
    const label = withoutBrackets(visibleLabel(element)).trim();
    if (label === "" && !hasUnseenText(element)) return [];
    return [{ element, seen: wordsOf(label), name: wordsOf(accessibleName(element)) }];
  });
  return labelled;
}

/** Controls whose name leaves out words that can be seen on them, so that they cannot be spoken to. */
export function labelInName(): RuleHit[] {
  return labelledControls()
    .filter((control) => control.name.length > 0 && !isFine(control))
    .map(({ element, seen, name }) => ({
      rule: "label-not-in-name",
      verdict: isAbbreviated(seen, name) ? "review" : "failed",
      wcag: ["2.5.3"],
      actRules: ["2ee8b8"],
      severity: "medium",
      message: `People see “${seen.join(" ")}”, but the spoken name is “${attribute(element, "aria-label") ?? name.join(" ")}”`,
      element,
    }));
}

/** Controls that show a sign alone, or whose name holds the words they show. */
export function labelsInNames(): Cleared[] {
  return labelledControls()
    .filter(isFine)
    .map(({ element }) => ({ criterion: "2.5.3", element, evenFailed: true }));
}

function isFine({ seen, name }: Labelled): boolean {
  return seen.length === 0 || isSymbol(seen) || containsRun(name, seen);
}

/** WCAG counts remarks in brackets, such as `(required)`, not as part of the label. */
function withoutBrackets(label: string): string {
  const rest = label.replaceAll(/\([^()]*\)/g, " ");
  return rest.trim() === "" ? label : rest;
}

/** What can be seen on a control, or in the `<label>` that stands for it. */
function visibleLabel(element: Element): string {
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
  const isShown = isSeen(element) && !isIcon(element);
  const text = [...childNodes(element)]
    .map((node) => (isElement(node) ? seenText(node) : isShown ? ownText(node) : ""))
    .join("");
  return getComputedStyle(element).display === "inline" ? text : ` ${text} `;
}

/** Engines take texts for screen readers, and the letters of an icon, for words that can be seen. */
function hasUnseenText(element: Element): boolean {
  return NAMED_BY_CONTENT.has(roleOf(element) ?? "") && textOf(element) !== "";
}

function ownText(node: Node): string {
  return node.nodeType === Node.TEXT_NODE ? (nodeValue(node) ?? "") : "";
}

/** Pictures drawn with letters: in a drawing, or by a font that makes a picture of a word. */
function isIcon(element: Element): boolean {
  const [family = ""] = getComputedStyle(element).fontFamily.split(",");
  return ICON_FONT.test(family) || iconAround(element) !== null;
}

const ICON_FONT = /icon|awesome|material symbols|glyph/i;

/** Soft hyphens and other signs that only tell where a word may break. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Words in lower case; each sign that is read out is a word of its own. */
function wordsOf(text: string): string[] {
  return (
    text
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKC")
      .replaceAll(UNSEEN, "")
      .match(/[\p{L}\p{N}]+|[×÷=+%&€$£]/gu) ?? []
  );
}

/** A single letter or sign on a control stands for a picture. */
function isSymbol(words: readonly string[]): boolean {
  return words.join("").length < 2 || words.every((word) => !/[\p{L}\p{N}]/u.test(word));
}

/** Scripts that set no space between words. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

function containsRun(name: readonly string[], run: readonly string[]): boolean {
  const text = run.join(" ");
  if (WITHOUT_SPACES.test(text)) return name.join(" ").includes(text);
  return name.some((_, start) => run.every((word, offset) => name[start + offset] === word));
}

/** `Ave.` for `Avenue`: people speak the whole word. */
function isAbbreviated(seen: readonly string[], name: readonly string[]): boolean {
  return seen.length === name.length && seen.every((word, index) => name[index]?.startsWith(word) === true);
}
