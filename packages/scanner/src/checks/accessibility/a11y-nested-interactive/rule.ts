import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

export const a11yNestedInteractive = rule({
  id: "a11y-nested-interactive",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["307n5z"],
  engines: {
    [AXE]: ["nested-interactive"],
    [ALFA]: ["sia-r90"],
    [ACCESSLINT]: ["keyboard-accessible/nested-interactive", "aria/presentational-children-focusable"],
  },
  defect: "Control inside another control",
  title: "Controls don't contain other controls",
  question: "Can you reach and use both controls with the keyboard?",
  whyItMatters:
    "To a screen reader, a button inside a link is a single thing. People can't find the inner control, or they press it by accident.",
  businessImpact: "Cards and menus built this way send visitors to pages they didn't choose.",
  fixSteps: [
    "Move the inner link, button or field out of the outer one and place it next to it.",
    "If a whole card is clickable, make only its title a link, and stretch that link over the card with CSS.",
  ],
  effort: "M",
});
