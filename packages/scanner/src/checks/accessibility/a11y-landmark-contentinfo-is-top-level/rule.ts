import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkContentinfoIsTopLevel = rule({
  id: "a11y-landmark-contentinfo-is-top-level",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-contentinfo-is-top-level"] },
  defect: "Page footer inside another page region",
  title: "The page footer is not inside another region",
  ...PAGE_REGIONS,
  fixSteps: ['Move the <footer> or role="contentinfo" out of <main>, <nav> or <aside>.'],
  effort: "S",
});
