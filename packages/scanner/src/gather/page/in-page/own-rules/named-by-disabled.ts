import { closestElement, matchesSelector, queryAll } from "../dom.ts";
import type { Cleared } from "./rule-hit.ts";
import { referenced } from "./semantics.ts";

const DISABLED = ":disabled,[aria-disabled=true]";

/** Texts that name a control which cannot be used: WCAG 1.4.3 asks no contrast of them. */
export function labelsOfDisabled(): Cleared[] {
  const labels = queryAll(document, "[aria-labelledby]")
    .filter((control) => matchesSelector(control, DISABLED))
    .flatMap((control) => referenced(control, "aria-labelledby"))
    .filter((label) => closestElement(label, "h1,h2,h3,h4,h5,h6") === null);
  const texts = labels.flatMap((label) => [label, ...queryAll(label, "*")]);
  return texts.map((element) => ({ criterion: "1.4.3", element }));
}
