import { closestElement, queryAll } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { Cleared } from "./rule-hit.ts";
import { referenced } from "./semantics.ts";

const DISABLED = ":disabled,[aria-disabled=true]";

/** Texts in and of a control which cannot be used: WCAG 1.4.3 asks no contrast of them. */
export function labelsOfDisabled(): Cleared[] {
  const disabled = everywhere(DISABLED);
  const labels = disabled
    .flatMap((control) => referenced(control, "aria-labelledby"))
    .filter((label) => closestElement(label, "h1,h2,h3,h4,h5,h6") === null);
  const texts = [...disabled, ...labels].flatMap((label) => [label, ...queryAll(label, "*")]);
  return texts.map((element) => ({ criterion: "1.4.3", element }));
}
