import { CONTROL_NAMES } from "#checks/accessibility/families/control-names.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yButtonName = rule({
  id: "a11y-button-name",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["97a4e1", "m6b1q3"],
  engines: { [AXE]: ["button-name"], [ALFA]: ["sia-r12"], [ACCESSLINT]: ["labels-and-names/button-name"] },
  defect: "Button without a name",
  title: "Buttons have a name",
  question: "Does a screen reader say what the button does?",
  ...CONTROL_NAMES,
  fixSteps: [
    "Put text in each button that says what it does.",
    'If a button shows only an icon, add aria-label, such as aria-label="Open menu". You can also add text that is visually hidden.',
    "If a button contains only an image, write the name in the image's alt.",
  ],
  effort: "S",
  effectOfInner: ["a11y-image-alt", "a11y-role-img-alt", "a11y-svg-img-alt"],
  example: withAttributes({ "aria-label": "TODO: say what the button does" }),
  examines: [settleOverlookedNames(isButton, isButton)],
});

function isButton(tag: string): boolean {
  return tag === "button";
}
