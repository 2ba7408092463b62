import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what a narrow window leaves out. */
export const NARROW_WINDOWS: RuleFamily = {
  whyItMatters:
    "People who enlarge a page see it as a narrow window does, with only a few words in a line. What is left out there is gone for everyone who needs large text.",
  businessImpact:
    "Older visitors and anyone with a small phone don't find it. They call, or they buy elsewhere.",
};
