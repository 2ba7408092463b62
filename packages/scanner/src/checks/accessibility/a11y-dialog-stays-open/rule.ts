import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { dialogWords, modalDialogs, saysItIsDialog } from "#checks/accessibility/operated/opened-dialogs.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/controls/control-facts.ts";
import type { OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";

/** Where the Tab key leads on. */
const OF_KEYS = { wcag: ["2.1.1"] };

export const a11yDialogStaysOpen = rule({
  id: "a11y-dialog-stays-open",
  severity: "critical",
  criteria: ["2.1.1", "2.1.2"],
  defect: "Dialog the keyboard can't close",
  title: "The keyboard can close every dialog",
  ...KEYBOARD_REACH,
  fixSteps: [
    "Let the Escape key close the dialog.",
    'Make the "x" a real button with a name, such as "Close".',
    "Then try it: open the dialog with the keyboard, and close it without the mouse.",
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

function decide(operated: OperatedControls): Decision | { reason: string } {
  const dialogs = modalDialogs(operated);
  return unlessUntried(
    { applies: dialogs.length > 0, defects: dialogs.flatMap(defectOf) },
    operated.notTried,
  );
}

function defectOf(dialog: OpenedDialog): RuleDefect[] {
  const { closing, stops, element } = dialog;
  if (closing.by !== "nothing") return [];
  const isForPointer = closing.forPointer > 0 || closing.closesBeside === true;
  // Without a network nothing fills a dialog that waits for its content.
  const saysSomething = closing.hasWords === true && saysItIsDialog(dialog);
  if (stops === 0 && !isForPointer && !saysSomething) return [];
  const message = `Neither Escape nor any control that the keyboard reaches closes ${dialogWords(dialog)}`;
  const isSure = isForPointer && closing.tried === closing.of;
  const asked = `${message}, as far as we tried. How do people close it?`;
  if (!isSure) return [{ ...OF_KEYS, outcome: "review", message: asked, element }];
  const words = closing.closesBeside === true ? `${message}. Only a click beside it does` : message;
  return [{ ...(isTrap(dialog) ? {} : OF_KEYS), message: words, element }];
}

/** Where nobody who is in it gets out by Tab, either. */
function isTrap({ focusGoesIn, leftTo }: OpenedDialog): boolean {
  return focusGoesIn && leftTo === null;
}
