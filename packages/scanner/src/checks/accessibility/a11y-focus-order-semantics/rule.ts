import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { isOperated, ROLE_LISTS, roleInForce } from "#checks/accessibility/role-lists/role-lists.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yFocusOrderSemantics = rule({
  id: "a11y-focus-order-semantics",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["focus-order-semantics"] },
  defect: "Keyboard stops at something that isn't a control",
  title: "The keyboard stops only at controls",
  question: "Can people do something here, and does a screen reader say what?",
  ...KEYBOARD_HABITS,
  fixSteps: ["If the element is a control, give it the matching role. If it is not, remove its tabindex."],
  effort: "S",
  effectOf: ["a11y-role-untold"],
  examines: [
    // axe judges an element with several roles as one without any.
    settle(ROLE_LISTS, (lists) =>
      lists
        .filter((list) => isOperated(roleInForce(list) ?? ""))
        .map(({ element: { selector } }) => ({
          criterion: null,
          selector,
          evenFailed: true,
          ofThisRule: true,
        })),
    ),
  ],
});
