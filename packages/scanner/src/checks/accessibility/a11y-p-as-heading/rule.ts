import { PAGE_BASICS } from "#checks/accessibility/families/page-basics.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";

export const a11yPAsHeading = rule({
  id: "a11y-p-as-heading",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["p-as-heading"], [ACCESSLINT]: ["navigable/p-as-heading"] },
  defect: "Heading that is only bold text",
  title: "Headings are marked as headings",
  ...PAGE_BASICS,
  fixSteps: [
    "Mark each bold or large line that introduces a section as <h2>, <h3> and so on, in the order of the page. In most site editors, choose a heading style for it.",
    "Leave bold text that is only emphasis as it is.",
  ],
  effort: "S",
  likelyOwner: "editor",
});
