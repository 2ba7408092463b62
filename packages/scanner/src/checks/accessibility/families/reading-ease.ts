import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Advice on how text is set and written. */
export const READING_EASE: RuleFamily = {
  whyItMatters:
    "People with dyslexia, low vision or a learning disability lose their place in text that is hard to read. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Text that is easy to read is read to the end, by everyone.",
};
