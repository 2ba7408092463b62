import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about colors. */
export const CONTRAST: RuleFamily = {
  whyItMatters:
    "Text that is close to its background color is hard to read. People with low vision, older visitors and anyone in bright sunlight can't make it out.",
  businessImpact:
    "Low contrast is one of the most common issues on the web. A price or button that people can't read doesn't sell.",
};
