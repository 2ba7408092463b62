import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { WrittenIn } from "./probe.ts";

const WRITTEN_IN = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yAriaInputFieldName = rule({
  id: "a11y-aria-input-field-name",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["e086e5"],
  engines: { [AXE]: ["aria-input-field-name"], [ACCESSLINT]: ["labels-and-names/aria-input-field-name"] },
  defect: "Custom input field without a name",
  title: "Custom input fields have a name",
  question: "Does a screen reader say what the field is for?",
  ...CUSTOM_CONTROL_NAMES,
  fixSteps: [
    "Find the field's visible label and copy its id into aria-labelledby on the field.",
    "If there is no visible label, add one. An aria-label alone helps only people who use a screen reader.",
    'Give an editable area (contenteditable) role="textbox" as well. Most editors take both in their settings.',
  ],
  effort: "S",
  example: withAttributes(({ attributes }) => ({
    ...(attributes.has("role") ? {} : { role: "textbox" }),
    "aria-label": "TODO: say what to enter",
  })),
  examines: [examine(WRITTEN_IN, decide)],
});

function decide(boxes: WrittenIn[]): Decision {
  return {
    applies: boxes.length > 0,
    defects: boxes
      .filter(({ isNamed }) => !isNamed)
      .map(({ element }) => ({
        message:
          "People write in this area, but it has no name for a screen reader to read: no aria-label, aria-labelledby or title",
        element,
      })),
  };
}
