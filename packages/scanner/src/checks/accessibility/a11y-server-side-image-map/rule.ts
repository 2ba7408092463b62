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
  whyItMatters:
    "The server of such an image wants to know where the pointer was. With a keyboard or a screen reader there is no such place, so nothing can be chosen.",
  businessImpact: "Customers who don't use a mouse can't choose anything on this image.",
  fixSteps: [
    "Remove the ismap attribute from each image.",
    "Offer the same targets as plain links, or as <area href alt> in a client-side <map>.",
  ],
  effort: "M",
  example: withoutAttributes("ismap"),
});
