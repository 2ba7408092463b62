import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what moves or changes by itself. */
export const MOVEMENT: RuleFamily = {
  whyItMatters:
    "Movement and pages that change on their own distract people and cut their reading time short. They can also make a screen reader start over.",
  businessImpact: "Visitors lose what they were reading or typing, and they trust your site less.",
};
