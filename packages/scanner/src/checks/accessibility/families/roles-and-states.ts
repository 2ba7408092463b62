import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about roles, states and properties of WAI-ARIA. */
export const ROLES_AND_STATES: RuleFamily = {
  whyItMatters:
    "Roles and ARIA attributes tell a screen reader what a custom control is and what state it is in. A wrong one is worse than none, because people hear something that is not true.",
  businessImpact:
    "Customers who are blind can't use menus, tabs and dialogs that announce the wrong thing. They leave, or they complain.",
};
