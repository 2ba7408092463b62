import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yRegion = rule({
  id: "a11y-region",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["region"] },
  defect: "Content outside all page regions",
  title: "All content is inside a page region",
  ...PAGE_REGIONS,
  fixSteps: [
    "Wrap each part in the element that describes it: <header>, <nav>, <main>, <aside> or <footer>.",
  ],
  effort: "S",
  alwaysApplies: true,
  // The template is divided into regions once.
  mendedTogether: () => "regions",
  toldBy: "a11y-landmark-one-main",
});
