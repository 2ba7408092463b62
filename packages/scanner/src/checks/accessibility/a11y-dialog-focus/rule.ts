import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { dialogWords, modalDialogs } from "#checks/accessibility/operated/opened-dialogs.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/controls/control-facts.ts";
import type { OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";

export const a11yDialogFocus = rule({
  id: "a11y-dialog-focus",
  severity: "high",
  criteria: ["2.4.3", "2.1.1"],
  defect: "Dialog that loses the keyboard focus",
  title: "Dialogs take the keyboard focus, keep it and give it back",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    'Use the dialog element and open it with "showModal". The browser then moves the focus in, keeps it there and returns it.',
    "If you keep your own dialog, move the focus into it when it opens, and make the rest of the page inert.",
    "Let the Tab key go from control to control in it. Hold it back only at the first and the last one, and move the focus to the other end there.",
    "When it closes, put the focus back on the control that opened it.",
  ],
  effort: "M",
  examines: [examine(OPERATED_CONTROLS, decide), examine(CHOICES, decideOnFields)],
});

function decide(operated: OperatedControls): Decision | { reason: string } {
  const dialogs = modalDialogs(operated);
  return unlessUntried(
    { applies: dialogs.length > 0, defects: dialogs.flatMap(defectOf) },
    operated.notTried,
  );
}

/** What a field opens when it is reached is told of the field, too. */
function decideOnFields({ choices }: Choices): Decision {
  const dialogs = choices.flatMap(({ dialog }) => dialog ?? []);
  return { applies: dialogs.length > 0, defects: dialogs.flatMap(defectOf) };
}

const OF_FOCUS = { wcag: ["2.4.3"] };

/** One defect a dialog: who mends it meets all of it. */
function defectOf(dialog: OpenedDialog): RuleDefect[] {
  const { element, isMenu } = dialog;
  const what = dialogWords(dialog);
  if (dialog.holdsFocus === true) return [heldDefect(dialog, what)];
  const before = [...wrongAtOpening(dialog, what), ...wrongOnTheWay(dialog, what)];
  const wrong = [...before, ...wrongAtEnd(dialog, before.length === 0 ? what : "it")];
  if (wrong.length === 0) return goesElsewhere(dialog, what);
  const message = wrong.join(". ");
  if (dialog.waitsForContent === true) {
    const question =
      "It was empty, as no server answers us here. Does the focus go in, and stay, once it is filled?";
    return [{ ...OF_FOCUS, outcome: "review", message: `${message}. ${question}`, element }];
  }
  return [
    isMenu && !leavesBehindVeil(dialog)
      ? { ...OF_FOCUS, outcome: "review", message: `${message}. Does this menu cover the page?`, element }
      : { ...OF_FOCUS, message, element },
  ];
}

/** Also where it closes by a key: what else stands in it is for the mouse alone. */
function heldDefect({ element }: OpenedDialog, what: string): RuleDefect {
  const message = `In ${what}, neither the Tab key nor the arrow keys move the focus, so the keyboard can't reach the other controls in it`;
  return { wcag: ["2.1.1"], message, element };
}

function wrongAtOpening(dialog: OpenedDialog, what: string): string[] {
  const { focusGoesIn, focusIsUntold, tabLeadsIn } = dialog;
  return [
    ...(focusGoesIn || (tabLeadsIn && !hidesThePage(dialog))
      ? []
      : [`When ${what} opens, the keyboard focus stays behind it`]),
    ...(focusIsUntold === true
      ? [`When ${what} opens, the keyboard focus goes to something that is hidden from screen readers`]
      : []),
  ];
}

function wrongOnTheWay({ leftTo, leavesBackwards }: OpenedDialog, what: string): string[] {
  if (leftTo === null) return [];
  const key = leavesBackwards === true ? "Shift+Tab" : "The Tab key";
  return [`${key} leaves ${what} while it is open, and reaches the page behind it`];
}

function wrongAtEnd({ closing, openerTakesNoFocus }: OpenedDialog, what: string): string[] {
  if (closing.focus !== "nowhere" || !closing.openerIsSeen || openerTakesNoFocus === true) return [];
  return [`When ${what} closes, the keyboard focus is lost and starts over at the top of the page`];
}

/** Whether a menu dims the page, and the Tab key goes on there all the same. */
function leavesBehindVeil({ isBoxOnVeil, focusGoesIn, tabLeadsIn, leftTo }: OpenedDialog): boolean {
  return isBoxOnVeil === true && !focusGoesIn && !tabLeadsIn && leftTo !== null;
}

/** What was only looked at and closed again leads back to where it was opened; a step that was taken leads on. */
function goesElsewhere({ closing, isMenu, element }: OpenedDialog, what: string): RuleDefect[] {
  if (closing.focus !== "elsewhere" || !closing.openerIsSeen || isMenu) return [];
  const message = `When ${what} closes, the keyboard focus doesn't go back to the control that opened it, but to another one. Can people go on from there?`;
  return [{ ...OF_FOCUS, outcome: "review", message, element }];
}

/** What says that all behind it is out of reach takes the control that has the focus away from screen readers. */
function hidesThePage({ element, leavesFocusHidden }: OpenedDialog): boolean {
  if (leavesFocusHidden === true) return true;
  const [openingTag = ""] = element.snippet.split(">");
  return /\saria-modal=["']?true/.test(openingTag);
}
