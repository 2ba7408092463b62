import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about enlarging pages and widening text. */
export const ENLARGING: RuleFamily = {
  whyItMatters:
    "Many people enlarge a page or widen its text spacing so that they can read it. A page that blocks this shuts them out.",
  businessImpact: "Older visitors leave a page that they can't enlarge.",
};
