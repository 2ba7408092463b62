import {
  classNames,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import { watchedForm } from "#gather/page/in-page/operating/forms/form-fields.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const OF_BROWSER = "a,button,input,select,textarea,label,summary,option,[contenteditable]";
const LISTS = "[role=listbox],[role=menu],[role=grid],table";
const CHOSEN =
  /(?:^|[-_])(?:on|act|active|checked|chosen|current|selected|picked|sel|aktiv|gewählt|actif|activo|attivo)$/i;
const SAYS_CHOSEN = "[aria-checked=true],[aria-selected=true],[aria-pressed=true]";
const FEWEST = 2;
const MOST = 12;
const TEXT_LIMIT = 80;
/** What was pressed since the page was loaded: once more might take it back. */
const pressed = new WeakSet<Element>();

/** Presses the first of each few alike parts of the form that are drawn to be chosen among, where none is chosen yet. */
export function chooseDrawn(): void {
  const form = watchedForm();
  if (form === null) return;
  const state = readPageState();
  const parts = queryAll(form, "*").filter((element) => state.has(element) && isDrawnChoice(element));
  const groups = Map.groupBy(parts, (part) => parentElement(part));
  const rows = [...groups.values()].flatMap((group) => [...Map.groupBy(group, elementKind).values()]);
  for (const row of rows) {
    const [first] = row;
    const isOpen = !row.some((part) => isChosen(part) || pressed.has(part));
    if (!isOpen || row.length < FEWEST || row.length > MOST || !(first instanceof HTMLElement)) continue;
    pressed.add(first);
    first.click();
  }
}

/** By its role, or by the hand that the pointer becomes on it alone. */
function isDrawnChoice(element: Element): boolean {
  if (closestElement(element, OF_BROWSER) !== null || queryAll(element, OF_BROWSER).length > 0) return false;
  if (closestElement(element, LISTS) !== null || !(element instanceof HTMLElement)) return false;
  const words = folded(innerText(element), TEXT_LIMIT + 1);
  if (!/[\p{L}\d]/u.test(words) || words.length > TEXT_LIMIT) return false;
  if (matchesSelector(element, "[role=radio]")) return true;
  const around = parentElement(element);
  return hasHand(element) && (around === null || !hasHand(around));
}

function hasHand(element: Element): boolean {
  return getComputedStyle(element).cursor === "pointer";
}

function isChosen(element: Element): boolean {
  return matchesSelector(element, SAYS_CHOSEN) || classNames(element).some((name) => CHOSEN.test(name));
}
