import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import type { RoleList } from "#checks/accessibility/role-lists/probe.ts";
import { attributesNotOf, ROLE_LISTS, roleInForce } from "#checks/accessibility/role-lists/role-lists.ts";
import { type Decision, examine, rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutNamedAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaAllowedAttr = rule({
  id: "a11y-aria-allowed-attr",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["5c01ea"],
  engines: { [AXE]: ["aria-allowed-attr"], [ACCESSLINT]: ["aria/aria-allowed-attr"] },
  defect: "Accessibility attribute on the wrong element",
  title: "ARIA attributes match the role of their element",
  question: "Is anything lost when a screen reader ignores it?",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Remove the attribute named in each place, or give the element the role that the attribute belongs to.",
    "To see which attributes a role supports, look it up in the WAI-ARIA specification.",
    "If a component library adds the attribute, update the library. If that doesn't help, report it to the library's maker.",
  ],
  effort: "S",
  example: withoutNamedAttributes,
  examines: [examine(ROLE_LISTS, decide)],
});

/** Engines judge an element with several roles as one without any. */
function decide(lists: RoleList[]): Decision {
  const known = lists.flatMap((list) => {
    const role = roleInForce(list);
    return role === null ? [] : [{ ...list, wrong: attributesNotOf(role, list) }];
  });
  return {
    applies: known.some(({ attributes }) => Object.keys(attributes).length > 0),
    defects: known
      .filter(({ wrong }) => wrong.length > 0)
      .map(({ wrong, attributes, element }) => {
        const named = wrong.map((name) => `${name}="${attributes[name] ?? ""}"`).join(", ");
        return { message: `The role of this element doesn't allow this attribute: ${named}`, element };
      }),
    settled: known.map(({ element: { selector } }) => ({
      criterion: "4.1.2",
      selector,
      evenFailed: true,
      ofThisRule: true,
    })),
  };
}
