import { PAGE_REGIONS } from "#checks/accessibility/families/page-regions.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yLandmarkBannerIsTopLevel = rule({
  id: "a11y-landmark-banner-is-top-level",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["landmark-banner-is-top-level"] },
  defect: "Page header inside another page region",
  title: "The page header is not inside another region",
  ...PAGE_REGIONS,
  fixSteps: ['Move the <header> or role="banner" out of <main>, <nav> or <aside>.'],
  effort: "S",
});
