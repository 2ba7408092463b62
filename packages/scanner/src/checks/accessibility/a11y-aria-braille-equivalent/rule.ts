import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yAriaBrailleEquivalent = rule({
  id: "a11y-aria-braille-equivalent",
  severity: "high",
  criteria: ["4.1.2"],
  engines: { [AXE]: ["aria-braille-equivalent"] },
  defect: "Braille label without a spoken label",
  title: "Braille labels have a spoken equivalent",
  question: "Does a screen reader say aloud what the braille display shows?",
  ...ROLES_AND_STATES,
  whyItMatters:
    "People who read braille with their fingers often listen at the same time. A label that only braille shows leaves them without the spoken half.",
  fixSteps: [
    "Where you use aria-braillelabel, also add a normal name: text or aria-label.",
    "Where you use aria-brailleroledescription, also add aria-roledescription.",
    "Or remove the braille attribute. Braille displays then show the normal name.",
  ],
  effort: "S",
});
