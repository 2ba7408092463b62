import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkNoDuplicateBanner = rule({
  id: "a11y-landmark-no-duplicate-banner",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-no-duplicate-banner"] },
  defect: "More than one page header",
  title: "The page has one page header",
  ...PAGE_REGIONS,
  fixSteps: [
    "Keep one page header. Move each of the others into the <section> or <article> that it belongs to.",
  ],
  effort: "S",
});
