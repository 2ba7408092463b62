import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yInputImageAlt = rule({
  id: "a11y-input-image-alt",
  severity: "critical",
  criteria: ["1.1.1", "4.1.2"],
  actRules: ["59796f"],
  engines: {
    [AXE]: ["input-image-alt"],
    [ALFA]: ["sia-r28"],
    [ACCESSLINT]: ["text-alternatives/input-image-alt"],
  },
  defect: "Image button without a text alternative",
  title: "Image buttons say what they do",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    'Add alt="..." to the <input type="image"> with what it does, such as "Search" or "Place order".',
    "Don't describe the image itself. Visitors need to know what the button does.",
  ],
  effort: "S",
  example: withAttributes({ alt: "TODO: say what the button does" }),
});
