import { queryAll } from "../dom.ts";
import { isShown } from "./form-fields.ts";
import { readPageState } from "./page-state.ts";

/** Whether a radio button that was just chosen is no longer seen, nor any other one of its question. */
export function isQuestionGone(field: Element): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio") return false;
  const state = readPageState();
  const isOfIt = (other: Element): boolean =>
    other === field ||
    (other instanceof HTMLInputElement && other.name === field.name && other.value === field.value);
  return !queryAll(document, "input[type=radio]").some((other) => isOfIt(other) && isShown(other, state));
}
