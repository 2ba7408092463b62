import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

export const a11yServerSideImageMap = rule({
  id: "a11y-server-side-image-map",
  severity: "low",
  criteria: ["2.1.1"],
  engines: { [AXE]: ["server-side-image-map"], [ACCESSLINT]: ["keyboard-accessible/server-image-map"] },
  defect: "Image map that needs a mouse",
  title: "Image maps work without a mouse",
  question: "Can you reach each part of the image with the keyboard?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    "Remove the ismap attribute from each image.",
    "Offer the same targets as plain links, or as <area href alt> in a client-side <map>.",
  ],
  effort: "M",
  example: withoutAttributes("ismap"),
});
