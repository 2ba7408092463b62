import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkNoDuplicateContentinfo = rule({
  id: "a11y-landmark-no-duplicate-contentinfo",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-no-duplicate-contentinfo"] },
  defect: "More than one page footer",
  title: "The page has one page footer",
  ...PAGE_REGIONS,
  fixSteps: [
    "Keep one page footer. Move each of the others into the <section> or <article> that it belongs to.",
  ],
  effort: "S",
});
