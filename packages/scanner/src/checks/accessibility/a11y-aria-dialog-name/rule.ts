import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { OpenDialog } from "./probe.ts";

const OPEN_DIALOGS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yAriaDialogName = rule({
  id: "a11y-aria-dialog-name",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["aria-dialog-name"], [ACCESSLINT]: ["labels-and-names/aria-dialog-name"] },
  defect: "Dialog without a name",
  title: "Dialogs have a name",
  question: "Does a screen reader say what the dialog is about when it opens?",
  whyItMatters:
    'When a dialog opens, a screen reader announces its name. Without one, people hear only "dialog" and have to explore it to learn what it wants from them.',
  businessImpact: "Visitors close a dialog that they don't understand, even if it is your checkout.",
  fixSteps: ["Point aria-labelledby on the dialog to the id of its heading, or add aria-label."],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the dialog is about" }),
  examines: [examine(OPEN_DIALOGS, decide)],
});

function decide(dialogs: OpenDialog[]): Decision {
  return {
    applies: dialogs.length > 0,
    defects: dialogs
      .filter(({ isNamed }) => !isNamed)
      .map(({ element }) => ({
        message: "This open dialog has no name for a screen reader to read",
        element,
      })),
  };
}
