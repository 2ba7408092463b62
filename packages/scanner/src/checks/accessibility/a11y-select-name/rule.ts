import { LABELS } from "#checks/accessibility/families/labels.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { labeled } from "#fix-examples/mended-markup.ts";

export const a11ySelectName = rule({
  id: "a11y-select-name",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["e086e5"],
  engines: { [AXE]: ["select-name"] },
  defect: "Drop-down list without a label",
  title: "Drop-down lists have a label",
  question: "Can people tell what to choose, and does a screen reader say it?",
  ...LABELS,
  fixSteps: [
    'Put <label for="that-id"> in front of each <select>, where that-id is the id of the list.',
    'The first option, such as "Please choose", is not a label.',
  ],
  effort: "S",
  example: labeled("TODO: say what to choose"),
});
