import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about title, language and structure of a page. */
export const PAGE_BASICS: RuleFamily = {
  whyItMatters:
    "A screen reader starts with the title, language and structure of a page. It uses them to announce the page, pick a voice and let people jump to what they want.",
  businessImpact:
    "People leave a page right away when it sounds like every other page or is read in the wrong language.",
};
