import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about states that only the look of a page tells. */
export const SILENT_STATES: RuleFamily = {
  whyItMatters:
    "People who can't see the page know only what a screen reader says. What a control is, whether it is open and which choice is made have to be in the markup, not only in its look.",
  businessImpact:
    "Customers who are blind can't tell what a press has done. They give up on menus, filters and orders.",
};
