import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAreaAlt = rule({
  id: "a11y-area-alt",
  severity: "critical",
  criteria: ["2.4.4", "4.1.2"],
  actRules: ["c487ae"],
  engines: { [AXE]: ["area-alt"], [ACCESSLINT]: ["text-alternatives/area-alt"] },
  defect: "Clickable image areas without a text alternative",
  title: "Clickable areas of images have a text alternative",
  question: "Does the area open something, and would a screen reader say what?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    'Add alt="..." to each <area> with the name of the page it opens.',
    "If the image is only a menu, replace it with plain links. They also work on phones.",
  ],
  effort: "S",
  example: withAttributes({ alt: "TODO: say where this part of the picture leads" }),
});
