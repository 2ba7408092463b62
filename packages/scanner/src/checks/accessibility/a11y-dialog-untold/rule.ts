import { SILENT_STATES } from "#checks/accessibility/families/silent-states.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import {
  modalDialogs,
  openedDialogs,
  saysItIsDialog,
} from "#checks/accessibility/operated/opened-dialogs.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { TRIED_CALENDARS, type TriedCalendars } from "#gather/operating/lists/calendar-facts.ts";
import { CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";
import { OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/controls/control-facts.ts";
import type { BoxOfField } from "#gather/operating/opened/dialog-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LayerOverPage } from "./probe.ts";

const LAYERS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yDialogUntold = rule({
  id: "a11y-dialog-untold",
  severity: "medium",
  criteria: ["4.1.2"],
  defect: "Dialog a screen reader isn't told about",
  title: "Screen readers hear that a dialog opened, and which one",
  ...SILENT_STATES,
  fixSteps: [
    'Use the dialog element, or give the box role="dialog" and aria-modal="true".',
    "Name it: point aria-labelledby to the id of its heading.",
  ],
  effort: "S",
  examines: [
    examine(OPERATED_CONTROLS, decide),
    examine(CHOICES, decideOnFields),
    examine(TRIED_CALENDARS, decideOnCalendars),
    examine(LAYERS, decideOnLayers),
  ],
});

function decide(operated: OperatedControls): Decision | { reason: string } {
  const { boxesThatCame = [] } = operated;
  // What leaves the page behind in use must have a name all the same, if it calls itself a dialog.
  const beside = openedDialogs(operated).filter((dialog) => !dialog.isModal && saysItIsDialog(dialog));
  const dialogs = [...modalDialogs(operated), ...beside, ...boxesThatCame];
  return unlessUntried(
    { applies: dialogs.length > 0, defects: dialogs.flatMap(defectOf) },
    operated.notTried,
  );
}

/** Only a click or a key opens these: what the focus opens is told of the field. */
function decideOnCalendars({ calendars, notTried }: TriedCalendars): Decision | { reason: string } {
  const others = calendars.filter(({ opensBy }) => opensBy !== "focus");
  return unlessUntried(boxesOf(others.map(({ box }) => box)), notTried);
}

function decideOnFields({ choices, notTried }: Choices): Decision | { reason: string } {
  return unlessUntried(boxesOf(choices.map(({ box }) => box)), notTried);
}

/** Two fields may share one box. */
function boxesOf(boxes: readonly (BoxOfField | undefined)[]): Decision {
  const known = boxes.flatMap((box) => (box === undefined ? [] : [box]));
  const each = [...new Map(known.map((box) => [box.element.selector, box])).values()];
  return { applies: each.length > 0, defects: each.flatMap(defectOf) };
}

function defectOf(dialog: BoxOfField): RuleDefect[] {
  const { name, isMenu, isBoxOnVeil, isInMiddle, isForm, element } = dialog;
  if (saysItIsDialog(dialog))
    return name === "" ? [{ message: "The dialog that opens has no name", element }] : [];
  if (isMenu) return [];
  if (isForm === true) return [{ outcome: "review", message: FORM, element }];
  if (isInMiddle === true) return [{ outcome: "review", message: IN_MIDDLE, element }];
  if (isBoxOnVeil === true) return [{ message: UNTOLD, element }];
  const message = "A box opens over the whole page. Is it a dialog? Then its role has to say so";
  return [{ outcome: "review", message, element }];
}

/** A layer that the page itself opens as it is loaded. */
function decideOnLayers(layers: readonly LayerOverPage[]): Decision {
  return {
    applies: layers.length > 0,
    defects: layers.map(({ text, isVeil, element }): RuleDefect => {
      const covers = `${quoted(text, "A box")} lies over the whole page as it opens`;
      return isVeil
        ? { message: `${covers}, but no role tells screen readers that it is a dialog`, element }
        : { outcome: "review", message: `${covers}. Is it a dialog? Then its role has to say so`, element };
    }),
  };
}

const IN_MIDDLE =
  "A box opens over the middle of the page. Is it a dialog? Then its role and a name have to say so";
const FORM =
  "A box with a form comes over the page by itself. Is it a dialog? Then its role and a name have to say so, and people have to get to it";
const UNTOLD =
  "A dialog opens and dims the page behind it, but no role tells screen readers that it is a dialog";
