import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about choices that belong together. */
export const CHOICE_GROUPS: RuleFamily = {
  whyItMatters:
    "A screen reader reads one choice at a time. People need to hear which question it answers, and how it differs from the others. What only the layout shows, they don't hear.",
  businessImpact: "Customers who are blind choose the wrong size or date, or give up on the form.",
};
