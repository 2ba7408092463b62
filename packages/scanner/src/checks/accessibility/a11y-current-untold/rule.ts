import { SILENT_STATES } from "#checks/accessibility/families/silent-states.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";

import type { MarkedPlace } from "./probe.ts";

const MARKED_PLACES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const FEWEST_SURE = 3;

/** https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA26 */
export const a11yCurrentUntold = rule({
  id: "a11y-current-untold",
  severity: "low",
  criteria: ["1.3.1", "4.1.2"],
  defect: "Current page or step marked only visually",
  title: "The current page or step is told in more than its look",
  ...SILENT_STATES,
  fixSteps: [
    'Give the link to the current page aria-current="page", and the current step of a form or an order aria-current="step".',
    'Give each of several buttons to choose from aria-pressed, "true" for the one that is chosen. Or use radio buttons.',
    "Move the attribute along when people go on to another page or step.",
    "Or say it in words, for example “Step 2 of 4” above the steps.",
  ],
  effort: "S",
  examines: [examine(MARKED_PLACES, decide)],
});

function decide(all: MarkedPlace[], page: ExaminedPage): Decision {
  const operated = rowsOperated(page);
  const places = all.filter(
    ({ kind, element }) => kind !== "choice" || !operated.has(rowOf(element.selector)),
  );
  return { applies: places.length > 0, defects: places.filter(({ isTold }) => !isTold).map(defectOf) };
}

/** Rows of controls that did something when they were operated: what is wrong with these is told by that. */
function rowsOperated(page: ExaminedPage): Set<string> {
  const tried = factsOf(page, OPERATED_CONTROLS);
  if (tried === null || !tried.gathered) return new Set();
  const acting = tried.value.controls.filter(({ byEnter, bySpace, byPointer }) =>
    [byEnter, bySpace, byPointer].some(hasEffect),
  );
  return new Set(acting.map(({ element }) => rowOf(element.selector)));
}

function rowOf(selector: string): string {
  const parts = selector.split(" > ");
  return parts.length === 1 ? selector : parts.slice(0, -1).join(" > ");
}

/** People find out where they are in a navigation from the title of the page, too. */
function defectOf({ kind, text, count, isCalled, element }: MarkedPlace): RuleDefect {
  if (kind === "choice") {
    const chosen = `Of ${count} buttons, only its look shows that “${text}” is chosen`;
    // Of two, the one that stands out may be the main one.
    if (isCalled === true && count >= FEWEST_SURE)
      return { severity: "medium", wcag: ["4.1.2"], message: chosen, element };
    return { outcome: "review", message: `${chosen}. Do people who can't see it learn that?`, element };
  }
  const which = kind === "page" ? `page “${text}”` : `“${text}”`;
  const message = `Of ${count} ${kind === "page" ? "pages" : kind === "step" ? "steps" : "links"}, only its look shows that ${which} is the current one`;
  if (kind === "entry") return { outcome: "advice", wcag: [], message, element };
  const question = "Do people who can't see it learn where they are?";
  return { outcome: "review", message: `${message}. ${question}`, element };
}
