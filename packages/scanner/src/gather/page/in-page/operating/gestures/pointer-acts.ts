import type { PointerAct } from "#gather/operating/gestures/pointer-act-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  isElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, textOf } from "#gather/page/in-page/semantics.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { dropBoxes, mayOpenFilesElsewhere } from "#gather/page/in-page/operating/forms/file-drops.ts";
import { focusOf, hasOwnHand } from "#gather/page/in-page/operating/controls/find-controls.ts";
import {
  cellsHeardFor,
  entriesHeardFor,
  LISTS,
} from "#gather/page/in-page/operating/lists/heard-for-entries.ts";
import { heardWhileOver } from "./moved-over.ts";
import { zoomedByWheel } from "./zoomed.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** Something that hears of double or right clicks, of the wheel, of being held, or of the pointer on a drawing. */
export type ActToTry = Pick<PointerAct, "element" | "name" | "way" | "mayHaveOtherWay">;

/** With the number of its cell in a row for which a table or the page hears. */
export type FoundAct = ActToTry & { cell: number };

const DRAWN = "canvas,video,audio,iframe,object,embed,svg";
const FIELDS = "input,select,textarea,[contenteditable]:not([contenteditable=false])";
const PRESSED = "a[href],button,label,summary,[role=button],[role=link],[role=slider],[role=separator]";
const WHOLE = "html,body,main,form";
const ENTRIES = "li,tr,article,[role=row],[role=option],[role=listitem],[role=treeitem]";
const BUTTONS = "button,[role=button],input[type=button],input[type=range],input[type=number],select";
const STOPS = `${BUTTONS},a[href],[tabindex]`;
const AROUND_CONTENT = "nav,header,footer,[role=navigation],[role=banner],[role=contentinfo]";
const NAME_LIMIT = 60;
const LARGE = 0.4;
const MOST_DRAWINGS = 1;
const MOST_HELD = 1;
const MOST_DROPS = 1;
const MOST_ZOOMED = 2;
const MOST_DOUBLES = 2;
const WORDS_LIMIT = 160;
const HOLD =
  /(?<!\p{L})(?:hold(?:ing)?|long[- ]press|halten|gedrückt|lange? drücken|mainten(?:ir|ez|u)|appui long|mant[eé]n(?:er|ga)?|tieni premuto|tenere premuto|segure|ingedrukt|vasthouden|przytrzymaj)(?!\p{L})/iu;
const PRESSES =
  /^(?:press|button|click|this|down|seconds?|drücken|taste|knopf|appuy\p{L}+|bouton|pulsa\p{L}*|botón|premi|pulsante|pressione|botão|knop|przycisk)$/u;
const FEWEST_TOPIC_WORDS = 2;
const MOVED_OVER = "canvas,svg";
/** Side of what is no icon; CSS pixels. */
const LEAST_DRAWN = 40;
const MOST = 0.5;
const MOST_STOPS = 4;
const STEPS_AROUND = 2;

/** Where scripts hear of what the pointer does. */
interface HearingOfPointer {
  doubles: ReadonlySet<Node>;
  wheels: ReadonlySet<Node>;
  downs: ReadonlySet<Node>;
  presses: ReadonlySet<Node>;
  drops: ReadonlySet<Node>;
  menus: ReadonlySet<Node>;
  moves: ReadonlySet<Node>;
  hovers: ReadonlySet<Node>;
}

/** What hears of such acts itself. Where frameworks hear of everything for all they draw is left out. */
export function pointerActs(
  { doubles, wheels, downs, presses, menus, moves, hovers, drops }: HearingOfPointer,
  { describe }: ProbedPage,
): FoundAct[] {
  const state = readPageState();
  const told = (element: Element, way: PointerAct["way"], cell = 0): FoundAct => ({
    cell,
    element: describe(element),
    name: folded(textOf(element) || accessibleName(element), NAME_LIMIT),
    way,
    mayHaveOtherWay: hasControlsElsewhere(element, state) || stopsOf(element).length > MOST_STOPS,
  });
  const zoomed = zoomedByWheel(wheels, state).slice(0, MOST_ZOOMED);
  return [
    ...heardBy(doubles, state)
      .filter(isDoubleClicked)
      .map((element) => told(element, "double click")),
    ...doubleClickedBeside(doubles, state).map((element) => told(element, "double click")),
    ...heardBy(menus, state)
      .filter((element) => isSmall(element) && !matchesSelector(element, LISTS))
      .map((element) => told(element, "right click")),
    ...drawingsMovedOver(moves, hovers, state)
      .slice(0, MOST_DRAWINGS)
      .map((element) => told(element, "move")),
    ...heardBy(wheels, state)
      .filter((element) => isTurned(element, state) && !zoomed.includes(element))
      .map((element) => told(element, "wheel")),
    ...zoomed.map((element) => ({ ...told(element, "zoom"), mayHaveOtherWay: false })),
    ...drawingsHeardBy(presses, state)
      .slice(0, MOST_DRAWINGS)
      .map((element) => told(element, "place")),
    ...heardBy(downs, state)
      .filter(saysToHold)
      .slice(0, MOST_HELD)
      .map((element) => ({
        ...told(element, "hold"),
        mayHaveOtherWay: hasControlsElsewhere(element, state) && mayBePressedElsewhere(element, state),
      })),
    ...dropBoxes(heardBy(drops, state), drops, state)
      .slice(0, MOST_DROPS)
      .map((element) => ({ ...told(element, "drop"), mayHaveOtherWay: mayOpenFilesElsewhere(element) })),
    ...heardWhileOver({ moves, hovers }, state).map((element) => told(element, "pass")),
    ...cellsHeardFor(doubles, state).map((element, index) => told(element, "double click", index)),
    ...entriesHeardFor(menus, state).map((element) => told(element, "right click")),
  ];
}

/** Drawings that hear of clicks and that the Tab key does not stop at, nor at anything for them inside. */
function drawingsHeardBy(nodes: ReadonlySet<Node>, state: PageState): Element[] {
  return [...nodes]
    .filter(isElement)
    .filter((element) => matchesSelector(element, "canvas") && state.has(element))
    .filter((element) => closestElement(element, `[inert],[aria-hidden=true],${PRESSED},${FIELDS}`) === null)
    .filter((element) => focusOf(element) === "none" && queryAll(element, STOPS).length === 0);
}

/** What tells people to hold it, be it in the words right beside it. */
function saysToHold(element: Element): boolean {
  const around = parentElement(element);
  const words = [element, ...(around === null ? [] : [around])].map(textOf);
  const named = [accessibleName(element), attribute(element, "title") ?? ""];
  return [...words, ...named].some((told) => told.length <= WORDS_LIMIT && HOLD.test(told));
}

/** Whether any other control of the content speaks of the same thing, or nobody knows what it is about. */
function mayBePressedElsewhere(element: Element, state: PageState): boolean {
  const own = new Set(topicOf(textOf(element) || accessibleName(element)));
  if (own.size < FEWEST_TOPIC_WORDS) return true;
  return queryAll(document, `${BUTTONS},a[href]`).some(
    (one) => state.has(one) && topicOf(`${textOf(one)} ${accessibleName(one)}`).some((word) => own.has(word)),
  );
}

function topicOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !HOLD.test(word) && !PRESSES.test(word));
}

function heardBy(nodes: ReadonlySet<Node>, state: PageState): Element[] {
  return [...nodes]
    .filter(isElement)
    .filter((element) => state.has(element) && !matchesSelector(element, `${WHOLE},${DRAWN},${FIELDS}`))
    .filter((element) => closestElement(element, `[inert],[aria-hidden=true],${FIELDS}`) === null)
    .filter((element) => queryAll(element, `${DRAWN},textarea,[contenteditable=true],main,h1`).length === 0);
}

/** A list or table that hears for its entries is left to these. */
function isDoubleClicked(element: Element): boolean {
  return isSmall(element) && closestElement(element, PRESSED) === null && !matchesSelector(element, LISTS);
}

/** Words with a hand of their own, which a page hears of all double clicks for. */
function doubleClickedBeside(doubles: ReadonlySet<Node>, state: PageState): Element[] {
  const around = [...doubles].filter((node) => !isElement(node) || matchesSelector(node, "html,body,main"));
  if (around.length === 0) return [];
  return queryAll(document, "span,p,td,div,em,strong,li")
    .filter((element) => state.has(element) && element.childElementCount === 0 && hasOwnHand(element))
    .filter((element) => focusOf(element) === "none" && isDoubleClicked(element))
    .filter((element) => around.some((node) => !isElement(node) || contains(node, element)))
    .slice(0, MOST_DOUBLES);
}

function isSmall(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width * height < LARGE * innerWidth * innerHeight;
}

/** Drawings over which the pointer is heard to move, by themselves or by a box that they fill; those that hear it come are pointed at anyway. */
function drawingsMovedOver(moves: ReadonlySet<Node>, hovers: ReadonlySet<Node>, state: PageState): Element[] {
  return [...moves]
    .filter(isElement)
    .filter((element) => state.has(element) && !hovers.has(element) && !matchesSelector(element, WHOLE))
    .filter((element) => closestElement(element, `[inert],${PRESSED},${FIELDS}`) === null)
    .filter(
      (element) => isSmall(element) && [element, ...queryAll(element, MOVED_OVER)].some(fills(element)),
    );
}

/** Whether something is a drawing, no icon, that fills most of a box. */
function fills(box: Element): (part: Element) => boolean {
  const around = rectOf(box);
  return (part) => {
    const { width, height } = rectOf(part);
    const isLarge =
      Math.min(width, height) >= LEAST_DRAWN && width * height > around.width * around.height * MOST;
    return matchesSelector(part, MOVED_OVER) && isLarge;
  };
}

/** What holds stops of the Tab key comes into view with them; what has buttons or fields beside it is moved by these. */
function isTurned(element: Element, state: PageState): boolean {
  if (queryAll(element, "*").some((inner) => isStop(inner, state))) return false;
  const boxes = [element];
  for (let around = parentElement(element); around !== null; around = parentElement(around)) {
    if (boxes.length > STEPS_AROUND || matchesSelector(around, WHOLE)) break;
    boxes.push(around);
  }
  const beside = boxes.flatMap((box) => [box.previousElementSibling, box.nextElementSibling]);
  return ![...boxes, ...beside].some((part) => part !== null && holdsButton(part, state));
}

function holdsButton(part: Element, state: PageState): boolean {
  return [part, ...queryAll(part, BUTTONS)].some(
    (button) => matchesSelector(button, BUTTONS) && state.has(button),
  );
}

function isStop(element: Element, state: PageState): boolean {
  return focusOf(element) !== "none" && state.has(element);
}

/** Whether buttons stand in the content that are in none of its like. */
function hasControlsElsewhere(element: Element, state: PageState): boolean {
  const list = entryOf(element).parentElement;
  return queryAll(document, BUTTONS).some(
    (button) =>
      state.has(button) &&
      closestElement(button, AROUND_CONTENT) === null &&
      !(list !== null && !matchesSelector(list, WHOLE) && contains(list, button)),
  );
}

function entryOf(element: Element): Element {
  return closestElement(element, ENTRIES) ?? element;
}

/** Where the keyboard may be to do the same: at the element, around it, or in the entry of a list that it stands in. */
function stopsOf(element: Element): Element[] {
  const state = readPageState();
  const entry = entryOf(element);
  const around: Element[] = [];
  for (let above = parentElement(element); above !== null; above = parentElement(above)) around.push(above);
  return [element, ...queryAll(element, "*"), ...around, ...queryAll(entry, "*")].filter(
    (one, index, all) =>
      isStop(one, state) && !matchesSelector(one, `${FIELDS},${WHOLE}`) && all.indexOf(one) === index,
  );
}

/** Gives one of the stops the focus: whether the browser itself makes a click of its keys; null when there are no more. */
export function focusActStop(element: Element, index: number): { isNative: boolean } | null {
  const stop = index < MOST_STOPS ? stopsOf(element)[index] : undefined;
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement)) return null;
  stop.focus({ focusVisible: true });
  return { isNative: matchesSelector(stop, "button,a[href],summary") };
}
