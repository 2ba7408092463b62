import {
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const CONTROLS =
  "a[href],button,summary,label,input,select,textarea,[role=button],[role=slider],[role=separator]";
const MOVED = "[role=slider],[role=separator],[draggable=true],canvas,video,iframe";
const BUTTONS = "button,[role=button],summary";
const MOST_BUTTONS = 3;
const WHOLE = "html,body,main,form";
const PARTS = "section,article,fieldset,[role=region],[role=group]";
const STEPS_AROUND = 2;
/** Least sides of what people swipe over; CSS pixels. */
const WIDTH = 120;
const HEIGHT = 36;
/** How far a finger goes, as a share of the width, and at most; CSS pixels. */
const WAY = 0.65;
const MOST_WAY = 300;

/** How far to the left it is swiped; null for what is no part of the page to be swiped over. */
export function lengthOfSwipe(element: Element): number | null {
  const { width, height } = rectOf(element);
  const isControl = closestElement(element, CONTROLS) !== null || queryAll(element, MOVED).length > 0;
  const isSmall = width < WIDTH || height < HEIGHT;
  return isControl || isSmall || matchesSelector(element, MOVED) ? null : Math.min(WAY * width, MOST_WAY);
}

/** Where the buttons in it can be clicked, of a few at most: one of them may do the same. */
export function buttonsToSwipeBy(element: Element): { x: number; y: number }[] {
  const state = readPageState();
  return queryAll(element, BUTTONS)
    .filter((button) => focusOf(button) === "tab" && state.has(button))
    .slice(0, MOST_BUTTONS)
    .map((button) => {
      const { left, top, width, height } = rectOf(button);
      return { x: left + width / 2, y: top + height / 2 };
    });
}

/** Whether anything else to use stands in it, around it or right beside that. */
export function hasControlsBeside(element: Element): boolean {
  const boxes = [element];
  for (let around = parentElement(element); around !== null; around = parentElement(around)) {
    if (boxes.length > STEPS_AROUND || matchesSelector(around, WHOLE)) break;
    boxes.push(around);
    if (matchesSelector(around, PARTS)) break;
  }
  // What stands beside a part of the page is about something else.
  const beside = boxes.flatMap((box) =>
    matchesSelector(box, PARTS) ? [] : [box.previousElementSibling, box.nextElementSibling],
  );
  const state = readPageState();
  return [...boxes, ...beside].some(
    (part) =>
      part !== null &&
      [part, ...queryAll(part, "*")].some(
        (one) => one !== element && focusOf(one) === "tab" && state.has(one),
      ),
  );
}
