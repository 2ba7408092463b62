import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about enlarged and widened text. */
export const READING: RuleFamily = {
  whyItMatters:
    "Many people enlarge a page until a line holds only a few words, or they widen the spacing of the text. If text is then cut off or falls outside the window, they can't read it.",
  businessImpact:
    "Older visitors and anyone with a small phone see the same problem. They leave before they have read your offer.",
};
