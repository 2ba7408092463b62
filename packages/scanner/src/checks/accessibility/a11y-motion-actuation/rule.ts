import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage } from "#checks/accessibility/rule.ts";
import { DEVICE_MOTION, type DeviceMotion } from "#gather/examining/operated-facts.ts";

const MOVES =
  "shak(?:e|ing)|tilt(?:ing)?|rotat(?:e|ing)|schüttel[nt]?|neig(?:en?|t)|kipp(?:en?|t)|secou(?:ez|er)|inclin(?:ez|er|e)|agit(?:e|a|ar)|inclin(?:a|e|ar)|scuot\\p{L}+|schud(?:den)?|kantel(?:en)?|potrząśnij|przechyl|rist|skaka|vippa|ravista";
const DEVICES =
  "phone|device|mobile|tablet|handy|telefon\\p{L}*|gerät|smartphone|téléphone|appareil|teléfono|móvil|dispositivo|telefono|toestel|telefoon|telemóvel|celular|mobilen|puhelin\\p{L}*";
const ASKS_TO_MOVE = new RegExp(
  `(?<!\\p{L})(?:(?:${MOVES})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${DEVICES})|(?:${DEVICES})(?!\\p{L}).{0,20}(?<!\\p{L})(?:${MOVES}))(?!\\p{L})`,
  "iu",
);
const NOTHING_CAME =
  "The page asks people to move the device. We moved it, and nothing changed just then. Is there a control that does the same, and a setting that turns it off?";

export const a11yMotionActuation = rule({
  id: "a11y-motion-actuation",
  severity: "medium",
  criteria: ["2.5.4"],
  actRules: ["7677a9", "c249d5"],
  defect: "Feature that needs the device to be moved",
  title: "Visitors never have to move the device",
  whyItMatters:
    "Someone whose phone is mounted on a wheelchair, or whose hands tremble, can't shake or tilt it. And whoever trembles sets off such a feature by accident.",
  businessImpact: "Customers who can't move their phone can't use this feature at all.",
  fixSteps: [
    "Add a button or field for everything that tilting or shaking does.",
    "Add a setting that turns off the reaction to movement.",
  ],
  effort: "M",
  examines: [examine(DEVICE_MOTION, decide)],
});

function decide(motion: DeviceMotion | null, { document }: ExaminedPage): Decision {
  if (motion === null) return { applies: false, defects: [] };
  const { changes, hasOperableControl, canSwitchOff } = motion;
  if (changes === 0 && document.gathered && ASKS_TO_MOVE.test(document.value.text))
    return { applies: true, defects: [{ outcome: "review", message: NOTHING_CAME, element: null }] };
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
