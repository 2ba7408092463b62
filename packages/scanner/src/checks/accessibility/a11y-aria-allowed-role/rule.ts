import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { ROLE_LISTS, roleInForce } from "#checks/accessibility/role-lists/role-lists.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

const FREE_ITEMS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/TR/html-aria/#el-li */
export const a11yAriaAllowedRole = rule({
  id: "a11y-aria-allowed-role",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["aria-allowed-role"], [ACCESSLINT]: ["aria/aria-allowed-role"] },
  defect: "Accessibility role on the wrong element",
  title: "Roles match the element they are on",
  question: "Does a screen reader announce this part as what it is?",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Remove the role from the element, or use the HTML element that has this role by default.",
    "For example, change a link that acts as a button into a <button>.",
  ],
  effort: "S",
  example: withoutAttributes("role"),
  examines: [
    // AccessLint takes several roles for one; axe looks at each.
    settle(ROLE_LISTS, (lists) =>
      lists
        .filter((list) => roleInForce(list) !== null)
        .map(({ element: { selector } }) => ({ criterion: null, selector, ofThisRule: true })),
    ),
    settle(FREE_ITEMS, (selectors) =>
      selectors.map((selector) => ({ criterion: null, selector, ofThisRule: true })),
    ),
  ],
});
