import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about labels of form fields. */
export const LABELS: RuleFamily = {
  whyItMatters:
    "A label says what to enter and gives people a larger area to click. Screen readers and voice control need it too. Without a label, a form field is a blank box.",
  businessImpact:
    "Visitors become customers in your forms. Each field that people don't understand costs you orders, bookings and questions.",
};
