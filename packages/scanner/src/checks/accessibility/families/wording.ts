import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about the words of titles, labels and links. */
export const WORDING: RuleFamily = {
  whyItMatters:
    "People often meet titles, labels and links without the text around them: in a list, in a screen reader or in a form. They have to make sense there.",
  businessImpact: "Visitors give up when they don't know what a field wants or where a link goes.",
};
