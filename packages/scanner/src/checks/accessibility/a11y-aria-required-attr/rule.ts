import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const NATIVE_CONTROLS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

export const a11yAriaRequiredAttr = rule({
  id: "a11y-aria-required-attr",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["4e8ab6"],
  engines: { [AXE]: ["aria-required-attr"], [ALFA]: ["sia-r16"], [ACCESSLINT]: ["aria/aria-required-attr"] },
  defect: "Custom control that doesn't report its state",
  title: "Custom controls report the state that their role requires",
  question: "Does a screen reader announce the state that people see?",
  ...ROLES_AND_STATES,
  fixSteps: [
    'Add the attribute named in each place and keep it up to date in your script. For example, a role="checkbox" or role="switch" needs aria-checked, and a role="slider" needs aria-valuenow.',
    'A role="combobox" needs aria-expanded and aria-controls. A role="heading" needs aria-level.',
    'Where you can, use the native element instead, such as <input type="checkbox">. It reports its state without extra code.',
  ],
  effort: "M",
  examines: [
    // The browser itself keeps the states the role requires, and knows whose the options are.
    settle(NATIVE_CONTROLS, (controls) =>
      controls
        .filter(({ kind, isNamed, isPopUp }) => kind === "meter" || (isNamed && isPopUp))
        .flatMap(({ kind, selector, options }) => [
          { criterion: "4.1.2", selector, evenFailed: true, ofThisRule: kind === "meter" },
          ...options.map((option) => ({ criterion: "1.3.1", selector: option })),
        ]),
    ),
  ],
});
