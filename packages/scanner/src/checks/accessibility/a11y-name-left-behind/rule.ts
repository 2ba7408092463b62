import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";

export const a11yNameLeftBehind = rule({
  id: "a11y-name-left-behind",
  severity: "high",
  criteria: ["2.5.3"],
  defect: "Button whose name stays behind what it says",
  title: "The name of a button changes with its text",
  whyItMatters:
    "A button that says “Start” says “Stop” after it was pressed. If its hidden name is still “Start”, screen readers say the wrong word, and nothing happens when people say “Stop” to their voice control.",
  businessImpact: "Customers stop what they meant to start, or can't end what they have begun.",
  fixSteps: [
    "Remove the aria-label: the text of the button is its name then.",
    "Or change both together in the same function.",
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const changed = controls.filter((control) => effectsOf(control).some(({ isRenamed }) => isRenamed));
  return unlessUntried({ applies: changed.length > 0, defects: changed.flatMap(defectOf) }, notTried);
}

function effectsOf({ byEnter, bySpace, byPointer }: TriedControl) {
  return [byEnter, bySpace, byPointer].filter((effect) => effect !== null);
}

/** A name may say more than what is seen. */
function defectOf(control: TriedControl): RuleDefect[] {
  const [seen = ""] = effectsOf(control).flatMap(({ otherWords }) => otherWords ?? []);
  const { name, element } = control;
  const words = plainWords(seen);
  if (!/\p{L}{2}/u.test(words) || ` ${plainWords(name)} `.includes(` ${words} `)) return [];
  // What people see on a switch is its state, which it tells by itself.
  if (effectsOf(control).some(({ states }) => states.some(isOwnState))) return [];
  const message = `After it is pressed, people see “${seen}”, but its spoken name is still “${name}”`;
  return [{ message, element }];
}

function isOwnState({ ofControl, name }: Effect["states"][number]): boolean {
  return ofControl && (name === "aria-checked" || name === "aria-pressed");
}
