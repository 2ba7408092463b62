import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkOneMain = rule({
  id: "a11y-landmark-one-main",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-one-main"] },
  defect: "No main content region",
  title: "The page has a main content region",
  ...PAGE_REGIONS,
  fixSteps: ["In the page template, wrap the content that is unique to the page in <main>."],
  effort: "S",
  alwaysApplies: true,
  toldBy: "a11y-bypass",
});
