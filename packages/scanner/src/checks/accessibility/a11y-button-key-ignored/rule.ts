import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";

/** Roles of what is on or off: the ARIA patterns ask for Space. https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */
const SWITCHES = new Set(["switch", "checkbox"]);

export const a11yButtonKeyIgnored = rule({
  id: "a11y-button-key-ignored",
  severity: "low",
  criteria: ["2.1.1"],
  defect: "Button or switch that ignores Enter or Space",
  title: "Buttons react to Enter and Space, switches to Space",
  ...KEYBOARD_REACH,
  fixSteps: [
    "Use a real button element. The browser then handles both keys.",
    'If you must keep an element with role="button", make Enter and Space do the same as a click. A switch or checkbox needs Space.',
  ],
  standsAlone: true,
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

/** Buttons and switches of which keys were tried, and one did something. The other one was tried on a page that was loaded anew. */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const buttons = controls.filter(
    ({ role, byEnter, bySpace }) =>
      role === "button" && byEnter !== null && bySpace !== null && (hasEffect(byEnter) || hasEffect(bySpace)),
  );
  const switches = controls.filter(
    ({ role, isNative, byEnter, bySpace }) =>
      SWITCHES.has(role ?? "") &&
      !isNative &&
      (hasEffect(bySpace) || (bySpace !== null && hasEffect(byEnter))),
  );
  const defects = [
    ...buttons
      .filter(({ byEnter, bySpace }) => !hasEffect(byEnter) || !hasEffect(bySpace))
      .map(defectOfButton),
    ...switches.filter(({ bySpace }) => !hasEffect(bySpace)).map(defectOfSwitch),
  ];
  return unlessUntried({ applies: buttons.length + switches.length > 0, defects }, notTried);
}

/** What is a link by itself still reacts as links do. */
function defectOfButton({ name, tag, byEnter, element }: TriedControl): RuleDefect {
  const [heard, ignored] = hasEffect(byEnter) ? ["Enter", "Space"] : ["Space", "Enter"];
  const what = quoted(name, "This control");
  const message = `${what} reacts to ${heard}, but not to ${ignored}. Screen readers announce it as a button, and people expect those to react to both keys`;
  if (tag !== "a") return { message, element };
  return {
    outcome: "review",
    message: `${message}. Does it ignore ${ignored} when you try it?`,
    element,
  };
}

/** What is on or off reacts to Space; Enter alone sends the form that it stands in. */
function defectOfSwitch({ name, role, element }: TriedControl): RuleDefect {
  const message = `${quoted(name, "This control")} reacts to Enter, but not to Space. Screen readers announce it as a ${role}, and people expect those to react to Space`;
  return { message, element };
}
