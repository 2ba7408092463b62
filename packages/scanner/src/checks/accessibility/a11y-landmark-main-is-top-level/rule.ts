import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkMainIsTopLevel = rule({
  id: "a11y-landmark-main-is-top-level",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-main-is-top-level"] },
  defect: "Main content inside another page region",
  title: "The main content is not inside another region",
  ...PAGE_REGIONS,
  fixSteps: ["Move <main> out of other regions, to the top level of <body>."],
  effort: "S",
});
