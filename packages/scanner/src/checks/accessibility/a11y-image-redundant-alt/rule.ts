import { OUTLINE } from "#checks/accessibility/families/outline.ts";
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
  ...OUTLINE,
  fixSteps: ['If the same words are already next to the image, empty its text alternative: alt="".'],
  effort: "S",
  likelyOwner: "editor",
  example: withAttributes({ alt: "" }),
});
