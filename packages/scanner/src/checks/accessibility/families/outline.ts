import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Advice on headings and tables. */
export const OUTLINE: RuleFamily = {
  whyItMatters:
    "Most people who use a screen reader look through a page's headings and tables first. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "A clear outline helps both readers and search engines.",
};
