import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what text alternatives say. */
export const PICTURE_CONTENT: RuleFamily = {
  whyItMatters:
    "People who can't see an image get its text alternative instead. If that text is empty or says nothing, they miss the content.",
  businessImpact: "To these visitors, and to search engines, your products and diagrams don't exist.",
};
