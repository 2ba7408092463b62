import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkUnique = rule({
  id: "a11y-landmark-unique",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-unique"] },
  defect: "Page regions that sound the same in a screen reader",
  title: "Regions of the same kind have different names",
  ...PAGE_REGIONS,
  fixSteps: [
    'Add a different aria-label to each one. For example, name two <nav> elements "Main menu" and "Footer menu".',
  ],
  effort: "S",
});
