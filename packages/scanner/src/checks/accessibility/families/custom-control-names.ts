import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about the names of controls made with roles. */
export const CUSTOM_CONTROL_NAMES: RuleFamily = {
  whyItMatters:
    'A screen reader announces a control without a name as just "button" or "edit". People have to guess what it does, and voice control can\'t find it.',
  businessImpact:
    "Visitors give up on a search, booking or order when they reach a control they can't identify.",
};
