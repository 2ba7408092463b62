import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what is hidden from screen readers. */
export const HIDDEN_CONTENT: RuleFamily = {
  whyItMatters:
    'The attribute aria-hidden="true" hides content from screen readers while it stays on screen. If the keyboard can still reach it, people land on something that has no name and no meaning.',
  businessImpact: "Visitors get lost in parts of the page that their screen reader never mentions.",
};
