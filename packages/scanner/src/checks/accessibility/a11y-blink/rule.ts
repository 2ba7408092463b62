import { MOVEMENT } from "#checks/accessibility/families/movement.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { asElement } from "#fix-examples/mended-markup.ts";

export const a11yBlink = rule({
  id: "a11y-blink",
  severity: "high",
  criteria: ["2.2.2"],
  engines: { [AXE]: ["blink"], [ACCESSLINT]: ["enough-time/blink"] },
  defect: "Blinking content",
  title: "Nothing blinks",
  question: "Does it blink, and can people stop it?",
  ...MOVEMENT,
  fixSteps: ["Replace each <blink> element with normal text. For emphasis, use bold text or a strong color."],
  effort: "S",
  example: asElement("span"),
});
