import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const YOUNG_ROLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

export const a11yAriaRoles = rule({
  id: "a11y-aria-roles",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["674b10"],
  engines: { [AXE]: ["aria-roles"], [ALFA]: ["sia-r110"], [ACCESSLINT]: ["aria/aria-roles"] },
  defect: "Accessibility role that does not exist",
  title: "ARIA roles exist and are spelled correctly",
  question: "Does a screen reader announce this part as what it is?",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Correct the spelling of the role in each place. Roles are lowercase and singular.",
    "Replace a made-up role with the HTML element that does the job, such as <button>, or remove it.",
  ],
  effort: "S",
  example: withoutAttributes("role"),
  examines: [
    // One that does not exist is still told by the engine that knows them all.
    settle(YOUNG_ROLES, (elements) =>
      elements.flatMap(({ selector }) =>
        ["1.3.1", "4.1.2"].map((criterion) => ({ criterion, selector, ofThisRule: true })),
      ),
    ),
  ],
});
