import { LABELS } from "#checks/accessibility/families/labels.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";

export const a11yFormFieldMultipleLabels = rule({
  id: "a11y-form-field-multiple-labels",
  severity: "medium",
  criteria: ["3.3.2"],
  engines: { [AXE]: ["form-field-multiple-labels"], [ACCESSLINT]: ["labels-and-names/multiple-labels"] },
  defect: "Form field with several labels",
  title: "Each form field has one label",
  question: "Does the first label say everything that people need?",
  ...LABELS,
  whyItMatters:
    "A label says what to enter. If a field has several, some screen readers read only the first or the last, so that people hear a part of what you ask.",
  fixSteps: [
    "Keep one <label> for each field.",
    "Move the other texts to an element with an id, and point aria-describedby on the field to that id.",
  ],
  effort: "S",
});
