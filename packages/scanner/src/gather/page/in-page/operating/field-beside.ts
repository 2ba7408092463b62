import { matchesSelector, parentElement, queryAll, rectOf, textContent } from "../dom.ts";
import { contains } from "./effects.ts";
import { focusOf } from "./find-controls.ts";

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

function isAt(field: Element, element: Element): boolean {
  const [one, other] = [rectOf(element), rectOf(field)];
  const isOnLine = one.top < other.bottom && other.top < one.bottom;
  return isOnLine && one.left < other.right + NEAR && other.left < one.right + NEAR;
}

/** Gives that field the focus as the keyboard would. */
export function focusFieldBeside(element: Element): void {
  const field = fieldBeside(element);
  if (field instanceof HTMLElement) field.focus({ focusVisible: true });
}
