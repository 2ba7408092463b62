import { HIDDEN_CONTENT } from "#checks/accessibility/families/hidden-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";

import { UNTOLD_HEADINGS } from "./untold-headings.ts";

export const a11yHeadingHidden = rule({
  id: "a11y-heading-hidden",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "Heading that screen readers find empty",
  title: "Headings say the same to everyone",
  whyItMatters:
    "People who use a screen reader go through a page by its headings. A heading whose words are hidden from them says nothing, so they can't tell what the part is about.",
  businessImpact: HIDDEN_CONTENT.businessImpact,
  fixSteps: [
    'Remove aria-hidden="true" from the words of the heading.',
    "If it is there for an effect, such as letters that appear one by one, put the words into the heading once more as text for screen readers.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [
    examine(UNTOLD_HEADINGS, (headings) => ({
      applies: headings.length > 0,
      defects: headings
        .filter(({ isToldBeside }) => !isToldBeside)
        .map(({ text, element }) => ({
          message: `People see the heading “${text}”, but its words are hidden from screen readers, which announce an empty heading`,
          element,
        })),
    })),
  ],
});
