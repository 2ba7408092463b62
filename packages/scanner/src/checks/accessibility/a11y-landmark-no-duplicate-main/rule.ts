import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkNoDuplicateMain = rule({
  id: "a11y-landmark-no-duplicate-main",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-no-duplicate-main"] },
  defect: "More than one main content region",
  title: "The page has one main content region",
  ...PAGE_REGIONS,
  fixSteps: ["Keep one visible <main>. Hide the others, or turn each one into a <section>."],
  effort: "S",
});
