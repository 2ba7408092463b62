import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what forms say when an entry is missing or wrong. */
export const FORM_ERRORS: RuleFamily = {
  whyItMatters:
    "Someone who fills in a form with a screen reader hears one field at a time. People with a learning disability need to be told what to change. An error helps them only if it is clear which field it means and how to correct it.",
  businessImpact: "You lose an order or a question when visitors don't understand what your form rejects.",
};
