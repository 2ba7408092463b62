import type { BoxOfField } from "#gather/operating/opened/dialog-facts.ts";

import { closestElement, innerText, matchesSelector, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { roleOf } from "#gather/page/in-page/semantics.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { DIALOGS, givenName, MENUS } from "./opened-dialog.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** What says by its role what it is. */
const SAYS = `${DIALOGS},${MENUS},[role=tooltip],[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]`;
const FEWEST_WORDS = 3;
/** Share of the window; smaller boxes are hints. */
const SMALLEST = 0.06;
const STEPS_INTO = 2;

/**
 * What came to lie over the middle of the window, stays there as the page scrolls and has something to use in it, with no
 * veil around it; null where nothing did.
 */
export function boxInMiddle(before: Before, { describe }: ProbedPage): BoxOfField | null {
  const came = newlyShown(before).filter((element) => !contains(element, before.control));
  const boxes = came.flatMap((element) => [element, ...queryAll(element, "*").slice(0, STEPS_INTO)]);
  const box = boxes.find((element) => isInMiddle(element) && isOfUse(element));
  if (box === undefined || closestElement(box, SAYS) !== null || holdsTold(box)) return null;
  return {
    element: describe(box),
    role: roleOf(box),
    name: givenName(box),
    isNative: false,
    isModal: false,
    isMenu: false,
    isInMiddle: true,
  };
}

const FIELDS =
  "input:not([type=hidden],[type=checkbox],[type=radio],[type=submit],[type=button],[type=image],[type=search]),textarea";
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
/** Share of the window; what asks for an address beside the page is larger than a hint. */
const SMALLEST_FORM = 0.03;

/**
 * What came to lie over a part of the page, stays there as the page scrolls, and asks under a heading for something to be
 * written, with a button; null where nothing did.
 */
export function formOverPage(before: Before, { describe }: ProbedPage): BoxOfField | null {
  const came = newlyShown(before).flatMap((element) => [
    element,
    ...queryAll(element, "*").slice(0, STEPS_INTO),
  ]);
  const box = came.find((element) => liesOverPage(element) && asksUnderHeading(element));
  if (box === undefined || closestElement(box, SAYS) !== null || holdsTold(box)) return null;
  const [role, name] = [roleOf(box), givenName(box)];
  return { element: describe(box), role, name, isNative: false, isModal: false, isMenu: false, isForm: true };
}

function liesOverPage(element: Element): boolean {
  if (getComputedStyle(element).position !== "fixed") return false;
  const { left, right, top, bottom, width, height } = rectOf(element);
  if (width * height < SMALLEST_FORM * innerWidth * innerHeight) return false;
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return front !== null && contains(element, front);
}

function asksUnderHeading(element: Element): boolean {
  const state = readPageState();
  const holds = (what: string): boolean => queryAll(element, what).some((one) => state.has(one));
  return holds(FIELDS) && holds(HEADINGS) && holds("button,[type=submit],[type=button],[role=button]");
}

/** Whether a dialog or a list of choices is seen in it, of which screen readers tell. */
function holdsTold(box: Element): boolean {
  const state = readPageState();
  return queryAll(box, `${DIALOGS},${MENUS}`).some((one) => state.has(one));
}

function isInMiddle(element: Element): boolean {
  if (getComputedStyle(element).position !== "fixed") return false;
  const { left, right, top, bottom, width, height } = rectOf(element);
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  const isOver = left <= x && x <= right && top <= y && y <= bottom;
  if (!isOver || width * height < SMALLEST * innerWidth * innerHeight) return false;
  const front = document.elementFromPoint(x, y);
  return front !== null && contains(element, front);
}

/** Whether it holds words, and more than a link to follow. */
function isOfUse(element: Element): boolean {
  const words = element instanceof HTMLElement ? innerText(element).split(/\s+/) : [];
  if (words.length < FEWEST_WORDS || matchesSelector(element, "nav,[role=navigation]")) return false;
  const state = readPageState();
  const stops = queryAll(element, "*").filter((one) => focusOf(one) === "tab" && state.has(one));
  return stops.some((stop) => !matchesSelector(stop, "a[href]"));
}
