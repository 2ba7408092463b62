import { HIDDEN_CONTENT } from "#checks/accessibility/families/hidden-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const TURNED_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/css/C27 */
export const a11yReadingOrder = rule({
  id: "a11y-reading-order",
  severity: "medium",
  criteria: ["1.3.2", "2.4.3"],
  defect: "Parts that are seen in another order than they are read",
  title: "Content is read in the order in which it is seen",
  ...HIDDEN_CONTENT,
  fixSteps: [
    "Put the parts into the page in the order in which people see them.",
    "Then remove what turns them around in the style sheet: order, row-reverse, float or position.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [
    examine(TURNED_PARTS, (pairs) => ({
      applies: pairs.length > 0,
      defects: pairs.map(({ first, later, areOperated, element }) => ({
        outcome: "review",
        wcag: areOperated ? ["1.3.2", "2.4.3"] : ["1.3.2"],
        message: `People see “${later}” before “${first}”, but a screen reader reads them the other way around. Does the order matter?`,
        element,
      })),
    })),
  ],
});
