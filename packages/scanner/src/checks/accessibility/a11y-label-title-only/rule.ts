import { LABELS } from "#checks/accessibility/families/labels.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { labeled } from "#fix-examples/mended-markup.ts";

export const a11yLabelTitleOnly = rule({
  id: "a11y-label-title-only",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["label-title-only"], [ACCESSLINT]: ["labels-and-names/label-title-only"] },
  defect: "Form field without a visible label",
  title: "Labels are visible",
  ...LABELS,
  fixSteps: [
    "Add a visible <label> to each field. Browsers show the text of title and aria-describedby late or never.",
  ],
  effort: "S",
  example: labeled("TODO: say what to enter"),
});
