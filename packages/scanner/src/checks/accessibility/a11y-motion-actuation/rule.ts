import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { DEVICE_MOTION, type DeviceMotion } from "#gather/examining/operated-facts.ts";

export const a11yMotionActuation = rule({
  id: "a11y-motion-actuation",
  severity: "medium",
  criteria: ["2.5.4"],
  actRules: ["7677a9", "c249d5"],
  defect: "Feature that needs the device to be moved",
  title: "Visitors never have to move the device",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Add a button or field for everything that tilting or shaking does.",
    "Add a setting that turns off the reaction to movement.",
  ],
  effort: "M",
  examines: [examine(DEVICE_MOTION, decide)],
});

function decide(motion: DeviceMotion | null): Decision {
  if (motion === null) return { applies: false, defects: [] };
  const { changes, hasOperableControl, canSwitchOff } = motion;
  if (changes === 0 || (hasOperableControl && canSwitchOff)) return { applies: true, defects: [] };
  const message = hasOperableControl
    ? "Moving the device changes the page. Is there a control that does the same, and a setting that turns it off?"
    : canSwitchOff
      ? "Moving the device changes the page, and a setting turns that off. Is there a control that does the same?"
      : "Moving the device changes the page, and no control does the same";
  return {
    applies: true,
    defects: [{ outcome: hasOperableControl || canSwitchOff ? "review" : "fail", message, element: null }],
  };
}
