import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yPageHasHeadingOne = rule({
  id: "a11y-page-has-heading-one",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["page-has-heading-one"] },
  defect: "Page without a main heading",
  title: "The page has a main heading",
  ...OUTLINE,
  fixSteps: ['Mark the headline of the page as <h1>. In most site editors, that is the style "Heading 1".'],
  effort: "S",
  likelyOwner: "editor",
  toldBy: "seo-h1-missing",
  alwaysApplies: true,
});
