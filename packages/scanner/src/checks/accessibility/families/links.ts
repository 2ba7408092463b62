import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Advice on links. */
export const LINK_HABITS: RuleFamily = {
  whyItMatters:
    "People decide from its text whether to follow a link. A link that does something else, or says too little, costs them the way back. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Visitors follow links that they understand, and they come back from them.",
};
