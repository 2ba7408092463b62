import type { ElementRef } from "#evidence/document.ts";
import type { TriedList } from "#gather/operating/lists/list-facts.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  closestElement,
  folded,
  matchesSelector,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { replacedSelects } from "#gather/page/in-page/operating/forms/replaced-selects.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

import { FEWEST_ITEMS, GRIDS, GROUPS, ITEMS, itemsIn, NAME_LIMIT } from "./items-of-lists.ts";
import { isSeenOrDrawn, suggestingFields } from "./suggesting-fields.ts";

/** Something that opens a list, or the stop of the Tab key in a group of items. */
export type ListToTry = Pick<
  TriedList,
  "control" | "name" | "isField" | "isOpened" | "isGuess" | "replacesSelect" | "hasAllStops"
>;

const OPENS =
  "[role=combobox],input[aria-autocomplete]:not([aria-autocomplete=none]),[contenteditable][aria-autocomplete]:not([aria-autocomplete=none]),[aria-haspopup]:not([aria-haspopup=false],[aria-haspopup=dialog],[role=menuitem])";

/** What opens lists, and groups of items that are open. */
export function listsToTry({ describe }: ProbedPage, writing: ReadonlySet<Node>): ListToTry[] {
  const state = readPageState();
  const canBeUsed = (element: Element): boolean =>
    isSeenOrDrawn(element, state) &&
    focusOf(element) === "tab" &&
    closestElement(element, "[inert],[aria-disabled=true]") === null;
  const openers = queryPage(OPENS).filter(
    (element) => canBeUsed(element) && tagName(element) !== "select" && tagName(element) !== "a",
  );
  const stops = queryPage(GROUPS).flatMap((group) => {
    if (itemsIn(group, state).length < FEWEST_ITEMS || !hasHiddenStops(group, state)) return [];
    const stop = [group, ...queryAll(group, ITEMS)].find(canBeUsed);
    return stop === undefined || openers.includes(stop) ? [] : [stop];
  });
  stops.push(
    ...queryPage(GRIDS)
      .flatMap((grid) => cellOf(grid, state) ?? [])
      .filter(canBeUsed),
  );
  const rows = queryPage("[role=tablist]").flatMap((row) => {
    const [first, ...others] = itemsIn(row, state);
    const isReached = first !== undefined && others.length > 0 && !hasHiddenStops(row, state);
    return isReached && canBeUsed(first) ? [first] : [];
  });
  const toTry = (element: Element, isOpened: boolean): ListToTry => ({
    control: describe(element) satisfies ElementRef,
    name: folded(accessibleName(element), NAME_LIMIT),
    isField: matchesSelector(element, "input,textarea,[contenteditable]"),
    isOpened,
  });
  const isKnown = (one: Element): boolean => openers.includes(one) || stops.includes(one);
  const replaced = replacedSelects((one) => canBeUsed(one) && !isKnown(one));
  const guesses = suggestingFields(writing, (field) => canBeUsed(field) && !openers.includes(field));
  const isOther = (one: Element): boolean => !replaced.some(({ stop }) => stop === one);
  return [
    ...openers.map((one) => toTry(one, true)),
    ...stops.map((one) => toTry(one, false)),
    ...rows.map((one) => ({ ...toTry(one, false), hasAllStops: true as const })),
    ...replaced.map(({ select, stop }) => ({
      ...toTry(stop, true),
      name: folded(labelOf(select) === "" ? accessibleName(stop) : labelOf(select), NAME_LIMIT),
      replacesSelect: true as const,
    })),
    ...guesses.filter(isOther).map((one) => ({ ...toTry(one, true), isGuess: true as const })),
  ];
}

/** The one cell of a grid that the Tab key stops at, where it holds words and passes the others by. */
function cellOf(grid: Element, state: PageState): Element | null {
  const cells = itemsIn(grid, state);
  const stops = cells.filter((cell) => focusOf(cell) === "tab");
  const others = cells.filter((cell) => focusOf(cell) === "script");
  const hasWords =
    cells.filter((cell) => /\p{L}{2}/u.test(textContent(cell) ?? "")).length * 2 > cells.length;
  const [stop] = stops;
  return stops.length === 1 && stop !== undefined && others.length >= FEWEST_ITEMS && hasWords ? stop : null;
}

/** Whether the Tab key passes some of the items by, so that it is left to the arrow keys to reach them. */
function hasHiddenStops(group: Element, state: PageState): boolean {
  return itemsIn(group, state).some(
    (item) => focusOf(item) !== "tab" && !queryAll(item, "*").some((inner) => focusOf(inner) === "tab"),
  );
}
