import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yRoleImgAlt = rule({
  id: "a11y-role-img-alt",
  severity: "high",
  criteria: ["1.1.1"],
  actRules: ["23a2a8"],
  engines: { [AXE]: ["role-img-alt"], [ACCESSLINT]: ["text-alternatives/role-img-alt"] },
  defect: "Element shown as an image without a text alternative",
  title: "Elements shown as images have a text alternative",
  question: "Does the image tell people something?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    'Add aria-label="..." to each element with role="img", and say what it shows.',
    'If it is only decoration, such as an icon next to its text, use aria-hidden="true" instead of role="img".',
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the picture shows" }),
});
