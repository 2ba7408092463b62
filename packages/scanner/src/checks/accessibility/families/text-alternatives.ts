import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about missing text alternatives. */
export const TEXT_ALTERNATIVES: RuleFamily = {
  whyItMatters:
    "People who can't see an image hear its text alternative instead. Without one, a screen reader skips the image or reads out its file name.",
  businessImpact:
    "Many web accessibility complaints mention missing image descriptions. Search engines can't index what an image shows, either.",
};
