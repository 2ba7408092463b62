import { MOVEMENT } from "#checks/accessibility/families/movement.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { asElement } from "#fix-examples/mended-markup.ts";

export const a11yMarquee = rule({
  id: "a11y-marquee",
  severity: "high",
  criteria: ["2.2.2"],
  engines: { [AXE]: ["marquee"], [ACCESSLINT]: ["enough-time/marquee"] },
  defect: "Text that scrolls across the page",
  title: "Text doesn't scroll across the page",
  question: "Does it move, and can people stop it?",
  ...MOVEMENT,
  fixSteps: ["Replace each <marquee> with text that stays still, or with a slider that has a pause button."],
  effort: "S",
  example: asElement("div", {
    behavior: null,
    direction: null,
    loop: null,
    scrollamount: null,
    scrolldelay: null,
  }),
});
