import type { ElementRef } from "#evidence/document.ts";
import {
  checkVisibility,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A label in sight whose field is taken out of the page, so that only a click on the label sets it. */
export interface LoneLabel {
  name: string;
  /** Whether something that the keyboard reaches may set the field as well. */
  hasOtherWay: boolean;
  element: ElementRef;
}

const SET_BY_CLICK = "input[type=checkbox],input[type=radio],input[type=file]";
const STOPS =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex^='-']),[contenteditable=true]";
/** Of these, what may set a field: a link to another page doesn't. */
const SETS = STOPS.replace("a[href]", "a[href^='#'],a[href^='javascript:'],a[role]");
const BUTTONS = "button:not([type=submit]),[role=button],[role=checkbox],[role=switch],[role=radio]";
const MOST_LABELS = 1000;
const MOST = 30;
const NAME_LIMIT = 80;

export function probe({ describe, within }: AskedPage): LoneLabel[] {
  return everywhere("label")
    .filter((label) => label instanceof HTMLLabelElement)
    .filter(within(MOST_LABELS))
    .flatMap((label) => {
      const field = label.control;
      return field !== null && isOutOfPage(field) && isInUse(label) ? [{ label, field }] : [];
    })
    .filter(within(MOST))
    .map(({ label, field }) => ({
      name: folded(accessibleName(field) || textOf(label), NAME_LIMIT),
      hasOtherWay: hasOtherWay(label, field),
      element: describe(label),
    }));
}

function isOutOfPage(field: Element): boolean {
  const isSet = matchesSelector(field, SET_BY_CLICK) && !matchesSelector(field, ":disabled");
  return isSet && !checkVisibility(field, { visibilityProperty: true });
}

/** Whether people see a label that they can click and the keyboard cannot reach. */
function isInUse(label: Element): boolean {
  if (!isSeen(label) || !isExposed(label) || closestElement(label, "[inert],[aria-disabled=true]") !== null)
    return false;
  const stops = queryAll(label, STOPS).filter((stop) => !isAmongWords(stop, label));
  return closestElement(label, STOPS) === null && stops.every(isUnreachable);
}

/** A link to what is agreed to sets nothing; one without words of its own, or that is all of the label, may. */
function isAmongWords(stop: Element, label: Element): boolean {
  const words = textOf(stop);
  return matchesSelector(stop, "a[href]:not([role])") && words !== "" && words !== textOf(label);
}

function isUnreachable(stop: Element): boolean {
  return !checkVisibility(stop, { visibilityProperty: true });
}

/** Controls beside it, and such with its words; a script can choose a file for any button of the form. */
function hasOtherWay(label: Element, field: Element): boolean {
  const beside = parentElement(label);
  const isOther = (stop: Element): boolean => !label.contains(stop) || !isAmongWords(stop, label);
  if (beside !== null && hasReachable(beside, SETS, isOther)) return true;
  const form = closestElement(label, "form") ?? document;
  if (matchesSelector(field, "[type=file]")) return hasReachable(form, BUTTONS);
  const words = textOf(label).toLowerCase();
  return queryAll(document, BUTTONS).some(
    (other) => !isUnreachable(other) && words !== "" && accessibleName(other).toLowerCase() === words,
  );
}

function hasReachable(
  around: ParentNode & Node,
  selector: string,
  isMeant: (stop: Element) => boolean = () => true,
): boolean {
  return queryAll(around, selector).some((stop) => isMeant(stop) && !isUnreachable(stop));
}
