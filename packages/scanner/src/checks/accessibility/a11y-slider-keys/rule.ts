import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  TRIED_SLIDERS,
  type TriedSlider,
  type TriedSliders,
} from "#gather/operating/gestures/slider-facts.ts";

export const a11ySliderKeys = rule({
  id: "a11y-slider-keys",
  severity: "high",
  criteria: ["2.1.1"],
  defect: "Slider that arrow keys don't move",
  title: "Arrow keys move sliders",
  ...KEYBOARD_REACH,
  fixSteps: [
    'Use <input type="range"> where you can. The browser then handles every key and tells the value.',
    "On your own slider, let the arrow keys change the value and aria-valuenow. Home and End lead to its ends.",
    "In a library, look for an option such as keyboardSupport, and leave it on.",
  ],
  effort: "M",
  examines: [examine(TRIED_SLIDERS, decide)],
});

function decide({ sliders, notTried }: TriedSliders): Decision | { reason: string } {
  return unlessUntried({ applies: sliders.length > 0, defects: sliders.flatMap(defectOf) }, notTried);
}

function defectOf({ keys, isStale, name, element }: TriedSlider): RuleDefect[] {
  const what = quoted(name, "This slider");
  if (keys === "nothing")
    return [{ message: `${what} takes the keyboard focus, but no arrow key moves it`, element }];
  if (keys === "value") return [];
  const message = `${what} moves with the arrow keys, but its aria-valuenow and aria-valuetext stay as they are`;
  if (isStale === true) return [{ wcag: ["4.1.2"], message, element }];
  return [
    {
      outcome: "review",
      wcag: ["4.1.2"],
      message: `${message}. Does something else tell the value?`,
      element,
    },
  ];
}
