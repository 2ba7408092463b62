import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";

/** Stops of the page behind that people must pass on the way; fewer may belong to what was opened. */
const FAR = 3;

export const a11yOpenedOutOfOrder = rule({
  id: "a11y-opened-out-of-order",
  severity: "medium",
  criteria: ["2.4.3"],
  defect: "Tab key doesn't lead to what has just opened",
  title: "The Tab key leads from a control to what it opens",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Put what opens right after the control in the markup. Styles may show it anywhere.",
    "Or move the keyboard focus into it when it opens, and back to the control when it closes.",
    "Then try it: open it with Enter, and press Tab once. You must be in what opened.",
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

const SWITCHED = ["aria-pressed", "aria-checked"];

/** Panels over the page that a control opens while the focus stays on it. */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const opening = controls.filter(({ byEnter, bySpace }) =>
    [byEnter, bySpace].some((effect) => hasEffect(effect) && effect.shown.length > 0),
  );
  const defects = new Map(
    opening.flatMap((control) => defectOf(control).map((defect) => [placeOf(control), defect])),
  );
  return unlessUntried({ applies: opening.length > 0, defects: [...defects.values()] }, notTried);
}

/** Several controls may open the same. */
function placeOf({ byEnter, bySpace }: TriedControl): string {
  const effect = [byEnter, bySpace].find(hasEffect);
  return effect?.shown[0]?.place ?? "";
}

/** What keeps people from the page behind is judged as a dialog. A combobox keeps the focus: arrows move in its list. */
function defectOf({
  stopsBeforeOpened = 0,
  stopsPastOpened = 0,
  dialog,
  name,
  role,
  states,
  element,
}: TriedControl): RuleDefect[] {
  const stops = stopsBeforeOpened + stopsPastOpened;
  if (stops === 0 || dialog?.isModal === true || role === "combobox") return [];
  // What is switched on, such as a favorite, brings a bar that is there for later.
  if (SWITCHED.some((state) => state in states)) return [];
  const what = quoted(name, "This control");
  const message = `${what} lays a panel over the page, and from there the Tab key goes through ${stops} other ${stops === 1 ? "control" : "controls"} of the page first`;
  return [
    stops >= FAR
      ? { message, element }
      : { outcome: "review", message: `${message}. Do they belong to it?`, element },
  ];
}
