import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  isBefore,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isSeen } from "#gather/page/in-page/semantics.ts";

/** Where the Tab key jumps back in a form. */
export interface Jump {
  from: string;
  to: string;
}

/** A form, dialog or group whose controls have places of their own in the tab order. */
export interface OrderedForm {
  /** The first of the jumps against what is seen that its tabindex values make. */
  jump: Jump | null;
  /** How many more there are than without those values. */
  moreJumps: number;
  /** Controls with a place of their own. */
  placed: { selector: string; element: ElementRef }[];
}

const PLACED = "[tabindex]:not([tabindex^='-'],[tabindex='0'],[tabindex=''])";
const CONTROLS =
  "a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex]:not([tabindex^='-'])";
const HOLDERS = "form,[role=form],dialog,[role=dialog],fieldset,[role=group]";
const MOST_FORMS = 20;
const MOST_CONTROLS = 80;
const TEXT_LIMIT = 60;
/** Overlap of two boxes that their margins and line heights explain. */
const SLACK_PX = 3;

/** Forms with positive tabindex values. */
export function probe({ describe, selectorOf, within }: AskedPage): OrderedForm[] {
  const placed = everywhere(PLACED).filter((control) => placeOf(control) > 0 && isReached(control));
  const byForm = Map.groupBy(placed, outermostHolder);
  return [...byForm]
    .flatMap(([form, own]) => (form === null ? [] : [{ form, own }]))
    .filter(within(MOST_FORMS))
    .map(({ form, own }) => {
      const all = everywhere(CONTROLS)
        .filter((control) => form.contains(control) && isReached(control))
        .slice(0, MOST_CONTROLS);
      const jumps = jumpsIn(all.toSorted(byTabOrder));
      const [first] = jumps;
      return {
        jump: first === undefined ? null : { from: nameOf(first.from), to: nameOf(first.to) },
        moreJumps: jumps.length - jumpsIn(all).length,
        placed: own
          .slice(0, MOST_CONTROLS)
          .map((control) => ({ selector: selectorOf(control), element: describe(control) })),
      };
    });
}

function outermostHolder(control: Element): Element | null {
  const form = closestElement(control, "form,[role=form],dialog,[role=dialog]");
  return form ?? closestElement(control, HOLDERS);
}

function isReached(control: Element): boolean {
  return (
    isSeen(control) && !matchesSelector(control, ":disabled") && closestElement(control, "[inert]") === null
  );
}

function placeOf(control: Element): number {
  const place = Number.parseInt(attribute(control, "tabindex") ?? "", 10);
  return Number.isNaN(place) ? 0 : place;
}

/** Positive values first, each as often as it comes in the page, and then the others. */
function byTabOrder(one: Element, other: Element): number {
  const [a, b] = [placeOf(one), placeOf(other)].map((place) => (place > 0 ? place : Infinity));
  if (a !== b) return (a ?? 0) < (b ?? 0) ? -1 : 1;
  return isBefore(one, other) ? -1 : 1;
}

function jumpsIn(controls: readonly Element[]): { from: Element; to: Element }[] {
  return controls.flatMap((from, at) => {
    const to = controls[at + 1];
    return to !== undefined && isSeenBefore(to, from) ? [{ from, to }] : [];
  });
}

/** Whether people see it wholly before the other; the top of the next column comes after the foot of this one. */
function isSeenBefore(one: Element, other: Element): boolean {
  const [a, b] = [rectOf(boxOf(one)), rectOf(boxOf(other))];
  const isRightToLeft = getComputedStyle(other).direction === "rtl";
  const isInNextColumn = isRightToLeft ? a.right <= b.left + SLACK_PX : a.left >= b.right - SLACK_PX;
  if (a.bottom <= b.top + SLACK_PX) return !isInNextColumn;
  const areInOneRow = a.top < b.bottom - SLACK_PX && b.top < a.bottom - SLACK_PX;
  return areInOneRow && (isRightToLeft ? a.left >= b.right - SLACK_PX : a.right <= b.left + SLACK_PX);
}

/** The control with its label: the largest box around that holds no other control. */
function boxOf(control: Element): Element {
  let box = control;
  for (let around = parentElement(box); around !== null; around = parentElement(box)) {
    if (matchesSelector(around, HOLDERS) || queryAll(around, CONTROLS).length > 1) break;
    box = around;
  }
  return box;
}

function nameOf(control: Element): string {
  return accessibleName(control).slice(0, TEXT_LIMIT);
}
