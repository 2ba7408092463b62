import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about what recordings need besides captions. */
export const RECORDINGS: RuleFamily = {
  whyItMatters:
    "People who can't hear or see a recording need its content as text or as a second audio track.",
  businessImpact:
    "A video that part of your audience can't follow won't sell to them. Missing alternatives are also a common reason for complaints.",
};
