import { LABELS } from "#checks/accessibility/families/labels.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { Choices } from "./probe.ts";

const CHOICES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** How a question or the like ends, with or without a sign that it must be answered. */
const ASKS = /[?？:：](?:\s*(?:\*|\(required\)))?$/iu;

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H71 */
export const a11yChoicesNotGrouped = rule({
  id: "a11y-choices-not-grouped",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "Radio buttons that aren't tied to their question",
  title: "Radio buttons are tied to their question",
  ...LABELS,
  fixSteps: [
    "Put the radio buttons of each question into a <fieldset>, and the question into its <legend>.",
    'Or put them into an element with role="radiogroup", and point its aria-labelledby at the question.',
  ],
  effort: "S",
  examines: [examine(CHOICES, decide)],
});

function decide(all: Choices[]): Decision {
  return {
    applies: all.length > 0,
    defects: all
      .filter(
        ({ groupName, textBefore, isDescribed }) => groupName === "" && !isDescribed && ASKS.test(textBefore),
      )
      .map(({ textBefore, element }) => ({
        message: `Someone who can't see the page hears the choices, but not the question they answer: “${textBefore.slice(-80)}”`,
        element,
      })),
  };
}
