import { matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import type { PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { referenced } from "#gather/page/in-page/semantics.ts";

export const GROUPS =
  "[role=tablist],[role=radiogroup],[role=menubar],[role=listbox],[role=tree],[role=menu]";
/** Tables whose cells are for arrow keys. Months are tried as calendars. */
export const GRIDS = "[role=grid],[role=treegrid]";
export const ITEMS =
  "[role=option],[role=menuitem],[role=menuitemcheckbox],[role=menuitemradio],[role=treeitem],[role=gridcell],[role=tab],[role=radio]";
export const FEWEST_ITEMS = 2;
export const MOST_ITEMS = 60;
/** Characters of a name. */
export const NAME_LIMIT = 80;

/** Items of a list or group that are seen and can be used. */
export function itemsIn(element: Element, state: PageState): Element[] {
  const isSeen = (item: Element): boolean =>
    state.has(item) || queryAll(item, "*").some((one) => state.has(one));
  const items = ownedBy(element).filter((item) => isSeen(item) && !isDisabled(item));
  return items.slice(0, MOST_ITEMS);
}

/** Items that stand in a list, or that it names as its own. */
function ownedBy(list: Element): Element[] {
  const owned = referenced(list, "aria-owns").flatMap((one) => [one, ...queryAll(one, "*")]);
  return [...new Set([...queryAll(list, ITEMS), ...owned.filter((one) => matchesSelector(one, ITEMS))])];
}

function isDisabled(item: Element): boolean {
  return matchesSelector(item, ":disabled,[aria-disabled=true]");
}
