import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FilledBar } from "./probe.ts";

const FILLED_BARS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 4 });

export const a11yBarUntold = rule({
  id: "a11y-bar-untold",
  severity: "medium",
  criteria: ["1.1.1", "4.1.2"],
  defect: "Bar that shows an amount only visually",
  title: "Bars that show an amount also say it",
  whyItMatters:
    "A bar shows at a glance how full, how far or how good something is. People who can't see it learn this only if a text or its role says so.",
  businessImpact:
    "Customers who are blind miss your ratings, your stock levels and the progress of their order.",
  fixSteps: [
    "Write the amount beside the bar, for example “70%”.",
    'Or use <progress> or <meter>, or give the bar role="progressbar" with aria-valuenow and a name.',
  ],
  effort: "S",
  examines: [examine(FILLED_BARS, decide)],
});

function decide(bars: FilledBar[]): Decision {
  return { applies: bars.length > 0, defects: bars.filter(isUntold).map(defectOf) };
}

/** A number beside it most often is the amount. */
function isUntold({ isTold, around, columns, password }: FilledBar): boolean {
  if (columns !== undefined || password !== undefined) return true;
  return !isTold && !/\d/.test(around);
}

function defectOf({ around, columns, password, isPainted, isEmpty, element }: FilledBar): RuleDefect {
  if (password !== undefined) {
    const field = password === "" ? "a password field" : `“${password}”`;
    const message = `An empty bar stands below ${field}. If it shows how strong the password is, do words say it, too?`;
    return { outcome: "review", wcag: ["1.1.1"], message, element };
  }
  if (columns !== undefined) {
    const message = `${columns} boxes of different heights stand here like the columns of a chart, and nothing tells screen readers what they show. Does a text say it?`;
    return { outcome: "review", wcag: ["1.1.1"], message, element };
  }
  if (isPainted === true) {
    const place = around === "" ? "Here" : `By “${around}”`;
    const message = `${place} stands a box painted in two colors, like a bar or a row of stars that is full in part, and screen readers are not told of it. If it shows an amount or a rating, does a text say it?`;
    return { outcome: "review", wcag: ["1.1.1"], message, element };
  }
  if (isEmpty === true) {
    const message = `An empty bar stands by “${around}”. If it fills up, do words, or a role with a value, say how far?`;
    return { outcome: "review", message, element };
  }
  const what = around === "" ? "This bar is" : `The bar beside “${around}” is`;
  const message = `${what} filled in part, and screen readers are not told how far. Do people learn the amount in another way?`;
  return { outcome: "review", message, element };
}
