import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11ySvgImgAlt = rule({
  id: "a11y-svg-img-alt",
  severity: "high",
  criteria: ["1.1.1"],
  actRules: ["7d6734"],
  engines: { [AXE]: ["svg-img-alt"], [ALFA]: ["sia-r43"], [ACCESSLINT]: ["text-alternatives/svg-img-alt"] },
  defect: "Vector image without a text alternative",
  title: "SVG images have a text alternative",
  question: "Does the image tell people something?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    'Put <title>...</title> first inside each <svg role="img">, or add aria-label.',
    'If the drawing is only decoration, remove role="img" and add aria-hidden="true".',
    "If your icons come from a shared component, change it once in the component.",
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the picture shows" }),
});
