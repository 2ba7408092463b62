import type { ElementRef } from "#evidence/document.ts";
import { closestElement, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, roleOf } from "#gather/page/in-page/semantics.ts";

/** A row of tabs or the like, of which nothing is in the order of the Tab key. */
export interface GroupWithoutStop {
  name: string;
  role: string;
  items: number;
  /** Set on a bar of tools on a page with an editor, from which keys of its own lead there: Alt+F10 as a rule. */
  isOfEditor?: true;
  element: ElementRef;
}

/** Groups that are always there; lists and menus that open are entered from what opens them. */
const GROUPS = "[role=tablist],[role=radiogroup],[role=menubar],[role=toolbar]";
const ITEMS = "[role=tab],[role=radio],[role=menuitem],[role=button],[role=checkbox],button,input";
const EDITORS = "[contenteditable=true],[contenteditable=''],iframe";
const DISABLED = ":disabled,[aria-disabled=true]";
const FEWEST_ITEMS = 2;
const MOST = 100;
const NAME_LIMIT = 60;

export function probe({ describe, within }: AskedPage): GroupWithoutStop[] {
  const hasEditor = everywhere(EDITORS).some(isEditor);
  return everywhere(GROUPS)
    .filter((group) => isSeen(group) && isExposed(group) && closestElement(group, "[inert]") === null)
    .map((group) => ({ group, items: itemsIn(group) }))
    .filter(
      ({ group, items }) =>
        items.length >= FEWEST_ITEMS &&
        ![group, ...queryAll(group, "*")].some((part) => focusOf(part) === "tab"),
    )
    .filter(within(MOST))
    .map(({ group, items }) => ({
      name: accessibleName(group).slice(0, NAME_LIMIT),
      role: roleOf(group) ?? "",
      items: items.length,
      ...(hasEditor && roleOf(group) === "toolbar" ? { isOfEditor: true as const } : {}),
      element: describe(group),
    }));
}

/** Formatted text is written in place, or in a frame of its own; what a frame of another site holds is not told. */
function isEditor(element: Element): boolean {
  if (!(element instanceof HTMLIFrameElement)) return true;
  const inner = element.contentDocument;
  const body = inner?.querySelector("body") ?? null;
  return inner?.designMode === "on" || body?.isContentEditable === true;
}

function itemsIn(group: Element): Element[] {
  return queryAll(group, ITEMS).filter((item) => isSeen(item) && !matchesSelector(item, DISABLED));
}
