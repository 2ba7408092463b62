import { LABELS } from "#checks/accessibility/families/labels.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { labeled } from "#fix-examples/mended-markup.ts";

export const a11yLabel = rule({
  id: "a11y-label",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["e086e5"],
  engines: {
    [AXE]: ["label"],
    [ALFA]: ["sia-r8"],
    [ACCESSLINT]: ["labels-and-names/form-label", "labels-and-names/label-placeholder-only"],
  },
  defect: "Form field without a label",
  title: "Form fields have a label",
  question: "Can people tell what to enter, and does a screen reader say it?",
  ...LABELS,
  fixSteps: [
    'Give each field an id, and put <label for="that-id">Text</label> in front of it.',
    "Keep the label visible. A placeholder disappears as soon as someone types.",
    "If the design has no room, such as in a search box, add aria-label to the field.",
    "In a form builder, look for the field's setting \"Label\" and make sure it isn't hidden.",
  ],
  effort: "S",
  example: labeled("TODO: say what to enter"),
  examines: [settleOverlookedNames((tag) => tag !== "a" && tag !== "button")],
});
