import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about lists. */
export const LISTS: RuleFamily = {
  whyItMatters:
    "A screen reader announces how many items a list has and lets people skip it. Broken list markup takes that away.",
  businessImpact: "Long menus and product lists become tiring, and visitors give up.",
};
