import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Advice on the regions of a page. */
export const PAGE_REGIONS: RuleFamily = {
  whyItMatters:
    "A screen reader uses the regions of a page (header, navigation, main, footer) as a map. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Visitors who use a screen reader find their way faster on a page with clear regions.",
};
