import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yScopeAttrValid } from "./rule.ts";

ruleOutcomes(a11yScopeAttrValid, {
  passed: '<table><tr><th scope="col">Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>',
  review: '<table><tr><th scope="all">Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>',
  notApplicable: "<table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>",
});
