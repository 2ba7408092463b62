import { folded, innerText, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { accessibleName, textOf } from "#gather/page/in-page/semantics.ts";
import { type Before, changedTexts, contains, newlyShown } from "./effects.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const ENTRIES = "a[href],button,[role=button],[role^=menuitem],[role=option],[tabindex]";
const NAME_LIMIT = 80;
const MOST_NAMES = 20;
const TEXT_LIMIT = 80;
const PAGE_LIMIT = 500_000;

/** What a menu that came offers, by name, and whether controls that were there before are called the same. */
export function offeredNow(before: Before): { names: string[]; isOfferedElsewhere: boolean } {
  const came = newlyShown(before);
  const names = [...new Set(came.flatMap(entriesOf).map(nameOf))]
    .filter((name) => name !== "")
    .slice(0, MOST_NAMES);
  const state = readPageState();
  const others = queryAll(document, ENTRIES).filter(
    (control) => state.has(control) && !came.some((content) => contains(content, control)),
  );
  const known = new Set(others.map(nameOf));
  return { names, isOfferedElsewhere: names.length > 0 && names.every((name) => known.has(name)) };
}

/** Controls in a menu, or its lines where a script hears for all of them. */
function entriesOf(content: Element): Element[] {
  for (const selector of [ENTRIES, "li"]) {
    const own = matchesSelector(content, selector) ? [content] : [];
    const found = [...own, ...queryAll(content, selector)];
    if (found.length > 0) return found;
  }
  return [];
}

function nameOf(control: Element): string {
  return folded(textOf(control) || accessibleName(control), NAME_LIMIT).toLowerCase();
}

/** What can be read now that could not before, and whether the page says the same elsewhere. */
export function readNow(before: Before): { text: string; isToldElsewhere: boolean } {
  const parts = [...newlyShown(before), ...changedTexts(before)].map(wordsOf).filter((text) => text !== "");
  const text = folded(parts.join(" "), TEXT_LIMIT);
  const all = folded(document.body.innerText, PAGE_LIMIT).toLowerCase();
  const isToldElsewhere = parts.every((part) => {
    const own = parts.filter((other) => other.includes(part)).length;
    return all.split(part.toLowerCase()).length - 1 > own;
  });
  return { text, isToldElsewhere };
}

function wordsOf(element: Element): string {
  return folded(element instanceof HTMLElement ? innerText(element) : textOf(element), PAGE_LIMIT);
}
