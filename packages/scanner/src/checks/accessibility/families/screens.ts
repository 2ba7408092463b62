import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about screens of all sizes. */
export const SCREENS: RuleFamily = {
  whyItMatters:
    "People turn, enlarge and mount their screens in the way that works for them. A page that prevents this, or cuts off text, shuts them out.",
  businessImpact: "Older visitors and people on phones and tablets leave pages that don't fit their screen.",
};
