import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { OrderedForm } from "./probe.ts";

const ORDERED_FORMS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F44 */
export const a11yTabindex = rule({
  id: "a11y-tabindex",
  severity: "medium",
  criteria: ["2.4.3"],
  engines: { [AXE]: ["tabindex"] },
  defect: "Keyboard order differs from the page order",
  title: "The keyboard order follows the page",
  question: "Does the Tab key follow the order that people see?",
  whyItMatters:
    "People who use the keyboard expect the Tab key to follow what they see. Where it jumps back and forth, they lose their place, and with a screen reader they hear the fields in an order that makes no sense.",
  businessImpact:
    "Customers who fill in your form with the keyboard skip fields without noticing, or give up.",
  fixSteps: ["Remove tabindex values above 0. Then put the elements in the right order in the HTML."],
  effort: "S",
  example: withAttributes({ tabindex: "0" }),
  examines: [examine(ORDERED_FORMS, decide)],
});

/** Values that jump against what is seen fail; those that follow it are advised against, as axe does. */
function decide(forms: OrderedForm[]): Decision {
  const jumping = forms.flatMap(({ jump, moreJumps, placed }) =>
    jump === null || moreJumps <= 0 ? [] : [{ jump, placed }],
  );
  return {
    applies: forms.length > 0,
    defects: jumping.flatMap(({ jump, placed }) =>
      placed.map(({ element }): RuleDefect => {
        const way = `from ${quoted(jump.from, "one control")} back to ${quoted(jump.to, "another")}`;
        return {
          message: `Its tabindex is above 0, and so the Tab key jumps ${way} in this form`,
          element,
        };
      }),
    ),
    settled: jumping.flatMap(({ placed }) =>
      placed.map(({ selector }) => ({ criterion: null, selector, evenFailed: true, ofThisRule: true })),
    ),
  };
}
