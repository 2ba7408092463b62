import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about the contrast of what is not text. */
export const FAINT_PARTS: RuleFamily = {
  whyItMatters:
    "People with low vision, older visitors and anyone in bright sunlight can't find a field or an icon that is almost as bright as what lies behind it.",
  businessImpact: "A form or menu that people don't see isn't used.",
};
