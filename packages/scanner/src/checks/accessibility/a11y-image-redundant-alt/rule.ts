import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yImageRedundantAlt = rule({
  id: "a11y-image-redundant-alt",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["image-redundant-alt"], [ACCESSLINT]: ["text-alternatives/image-redundant-alt"] },
  defect: "Image text repeats the text next to it",
  title: "The text alternative of an image adds something new",
  question: "Does a screen reader say the same words twice?",
  whyItMatters:
    "A screen reader reads the text beside an image and then the same words once more as its text alternative. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "A page that says everything once is heard to the end sooner.",
  fixSteps: ['If the same words are already next to the image, empty its text alternative: alt="".'],
  effort: "S",
  likelyOwner: "editor",
  example: withAttributes({ alt: "" }),
});
