import { CHOICE_GROUPS } from "#checks/accessibility/families/choice-groups.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { HeadedOptions } from "./probe.ts";

const HEADED_OPTIONS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** One may be the prompt above all choices, such as `Please choose`. */
const FEWEST = 2;

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H85 */
export const a11yOptionsNotGrouped = rule({
  id: "a11y-options-not-grouped",
  severity: "low",
  criteria: ["1.3.1"],
  defect: "Choices of a list that are grouped only visually",
  title: "Groups of choices in a list are marked as groups",
  ...CHOICE_GROUPS,
  fixSteps: [
    'Put the choices of each group into an <optgroup label="...">, in place of an option that only heads them.',
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(HEADED_OPTIONS, decide)],
});

/** What is sold out cannot be chosen, either. Lines around the words show that they are no choice. */
function decide(lists: HeadedOptions[]): Decision {
  return {
    applies: lists.length > 0,
    defects: lists
      .filter(({ heads, areDrawnApart }) => heads.length >= FEWEST && areDrawnApart)
      .map(({ label, heads, element }) => ({
        outcome: "review",
        message: `In ${quoted(label, "this list")}, options that can't be chosen head the others: “${heads.slice(0, 3).join("”, “")}”. Does a screen reader say which choices belong to which?`,
        element,
      })),
  };
}
