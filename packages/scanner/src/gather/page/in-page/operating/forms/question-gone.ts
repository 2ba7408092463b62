import { isShown } from "./form-fields.ts";
import { readPageState, type PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** Whether a radio button that was just chosen is no longer seen, nor any other one of its question. */
export function isQuestionGone(field: Element): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio") return false;
  const state = readPageState();
  const isOfIt = (other: Element): boolean =>
    other === field ||
    (other instanceof HTMLInputElement && other.name === field.name && other.value === field.value);
  return !queryPage("input[type=radio]").some((other) => isOfIt(other) && isSeen(other, state));
}

/** Itself, or what is drawn for it by one of its labels. */
function isSeen(radio: Element, state: PageState): boolean {
  const labels = radio instanceof HTMLInputElement ? [...(radio.labels ?? [])] : [];
  return isShown(radio, state) || labels.some((label) => state.has(label));
}
