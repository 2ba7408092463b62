import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what fields say before anything is entered. */
export const ENTRY_HINTS: RuleFamily = {
  whyItMatters:
    "Someone who fills in a form with a screen reader hears one field at a time, and people with a learning disability rely on clear instructions. Both need to know what a field wants before they fill it in, not after it is refused.",
  businessImpact: "Each refused entry is a reason to give up on an order, a booking or a question.",
};
