import type { Choice } from "#gather/operating/operating-facts.ts";

import { labelOf } from "../accessible-text.ts";
import { attribute, closestElement, folded, parentElement, queryAll, textContent } from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { referenced } from "../semantics.ts";
import { readPageState } from "./page-state.ts";

/** A field that can be entered or chosen in. */
export type ChoiceField = Pick<Choice, "element" | "label" | "kind" | "advice">;

const FIELDS =
  "select:enabled,input[type=radio]:enabled:not(:checked),input[type=checkbox]:enabled,input[type=text]:enabled,input[type=search]:enabled,input[type=email]:enabled,input:not([type]):enabled";
const ADVICE_LIMIT = 600;
/** A longer text is about more than the field. */
const NEAR_LIMIT = 300;

/** Fields of the page, with what is said near each. */
export function choiceFields({ describe }: ProbedPage): ChoiceField[] {
  const state = readPageState();
  return queryAll(document, FIELDS)
    .filter((field) => state.has(field))
    .map((field) => ({
      element: describe(field),
      label: folded(labelOf(field), 60),
      kind: kindOf(field),
      advice: adviceNear(field),
    }));
}

function kindOf(field: Element): Choice["kind"] {
  if (field instanceof HTMLSelectElement) return "select";
  const type = attribute(field, "type");
  return type === "radio" || type === "checkbox" ? type : "text";
}

function adviceNear(field: Element): string {
  const described = referenced(field, "aria-describedby").map((element) => textContent(element));
  const around = [parentElement(field), closestElement(field, "fieldset,form,p,li")];
  const near = around.flatMap((one) => [one, one?.previousElementSibling ?? null]).map(textNear);
  return folded(
    [labelOf(field), ...described, ...near.filter((text) => text.length < NEAR_LIMIT)].join(" "),
    ADVICE_LIMIT,
  );
}

function textNear(element: Element | null): string {
  return element === null ? "" : folded(textContent(element), ADVICE_LIMIT);
}
