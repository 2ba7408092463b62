import { matchesSelector, parentElement, queryAll, rectOf, textContent } from "#gather/page/in-page/dom.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";

const FIELDS =
  "input:not([type=hidden],[type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=file]),select,[role=combobox]";
const HAS_WORDS = /\p{L}{2}/u;
const STEPS_AROUND = 2;
/** Pixels. */
const NEAR = 24;

/** The only field in the box of an element, right beside it: an arrow or a calendar drawn beside it is another way to open it. */
export function fieldBeside(element: Element): Element | null {
  if (HAS_WORDS.test(textContent(element) ?? "")) return null;
  let around = parentElement(element);
  for (let steps = 0; around !== null && steps < STEPS_AROUND; steps += 1) {
    const fields = [around, ...queryAll(around, "*")].filter(
      (one) => matchesSelector(one, FIELDS) && focusOf(one) === "tab" && !contains(one, element),
    );
    if (fields.length > 0) {
      const [field] = fields;
      return fields.length === 1 && field !== undefined && isAt(field, element) ? field : null;
    }
    around = parentElement(around);
  }
  return null;
}

const TRACKS =
  "[role=slider],[role=spinbutton],input[type=range],[tabindex='0']:not(a,button,input,select,textarea,[role])";
const LARGE = "html,body,main,header,footer,section,article,form,fieldset,nav,ul,ol,table";
const STEPS_TO_TRACK = 3;

/** What the Tab key reaches of a slider of which an element is a part, such as its track or its other handle. */
export function trackBeside(element: Element): Element | null {
  let around = parentElement(element);
  for (let steps = 0; around !== null && steps < STEPS_TO_TRACK; steps += 1) {
    if (matchesSelector(around, LARGE)) return null;
    const tracks = queryAll(around, TRACKS).filter(
      (one) => focusOf(one) === "tab" && !contains(one, element) && !HAS_WORDS.test(textContent(one) ?? ""),
    );
    if (tracks.length > 0) return tracks[0] ?? null;
    around = parentElement(around);
  }
  return null;
}

/** Gives that track the focus as the keyboard would. */
export function focusTrackBeside(element: Element): void {
  takeFocus(trackBeside(element));
}

const PRESSED = "a,button,summary,label,body";

/** The box around an element that the Tab key stops at, such as a row of slides or a group: keys may go from one to the next in it. */
export function stopAround(element: Element): Element | null {
  let around = parentElement(element);
  while (around !== null && !matchesSelector(around, PRESSED)) {
    if (focusOf(around) === "tab") return around;
    around = parentElement(around);
  }
  return null;
}

/** Gives that box the focus as the keyboard would. */
export function focusStopAround(element: Element): void {
  takeFocus(stopAround(element));
}

function takeFocus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ focusVisible: true });
}

function isAt(field: Element, element: Element): boolean {
  const [one, other] = [rectOf(element), rectOf(field)];
  const isOnLine = one.top < other.bottom && other.top < one.bottom;
  return isOnLine && one.left < other.right + NEAR && other.left < one.right + NEAR;
}

/** Gives that field the focus as the keyboard would. */
export function focusFieldBeside(element: Element): void {
  takeFocus(fieldBeside(element));
}
