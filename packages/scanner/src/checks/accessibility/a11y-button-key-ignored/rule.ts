import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/control-facts.ts";
import { hasEffect } from "#gather/operating/effect-facts.ts";

export const a11yButtonKeyIgnored = rule({
  id: "a11y-button-key-ignored",
  severity: "low",
  criteria: ["2.1.1"],
  defect: "Button that ignores Enter or Space",
  title: "Buttons react to both Enter and Space",
  ...KEYBOARD_REACH,
  fixSteps: [
    "Use a real button element. The browser then handles both keys.",
    'If you must keep an element with role="button", make Enter and Space do the same as a click.',
  ],
  standsAlone: true,
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

/** Buttons of which both keys were tried, and one did something. Whether the other one must is up to a person. */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const tried = controls.filter(
    ({ role, byEnter, bySpace }) =>
      role === "button" && byEnter !== null && bySpace !== null && (hasEffect(byEnter) || hasEffect(bySpace)),
  );
  const defects = tried
    .filter(({ byEnter, bySpace }) => !hasEffect(byEnter) || !hasEffect(bySpace))
    .map(({ name, byEnter, element }) => {
      const [heard, ignored] = hasEffect(byEnter) ? ["Enter", "Space"] : ["Space", "Enter"];
      const what = quoted(name, "This control");
      return {
        outcome: "review" as const,
        message: `${what} reacts to ${heard}, but not to ${ignored}. Screen readers announce it as a button, and people expect those to react to both keys. Does it ignore ${ignored} when you try it?`,
        element,
      };
    });
  return unlessUntried({ applies: tried.length > 0, defects }, notTried);
}
