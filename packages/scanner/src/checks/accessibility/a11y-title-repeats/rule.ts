import { examine, rule } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

import { TOOLTIPS } from "./tooltips.ts";

export const a11yTitleRepeats = rule({
  id: "a11y-title-repeats",
  severity: "info",
  criteria: [],
  defect: "Tooltip that repeats the text",
  title: "Tooltips add something to the text",
  whyItMatters:
    "Some screen readers read a tooltip as well as the text, so that people hear the same words twice. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "A page that says everything once is heard to the end sooner.",
  fixSteps: ["Remove the title attribute. Some screen readers read the same words twice."],
  effort: "S",
  likelyOwner: "developer",
  advisedBy: {
    title: "Supplementing link text with the title attribute",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H33",
  },
  examines: [
    examine(TOOLTIPS, (all) => {
      const tooltips = all.filter(({ isOnlyName }) => isOnlyName !== true);
      return {
        applies: tooltips.length > 0,
        defects: tooltips
          .filter(({ title, text }) => plainWords(title) === plainWords(text) && plainWords(title) !== "")
          .map(({ title, element }) => ({
            message: `The tooltip says what the text says: “${cutAtWord(title, 60)}”`,
            element,
          })),
      };
    }),
  ],
});
