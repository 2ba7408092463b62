import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yEmptyTableHeader } from "./rule.ts";

ruleOutcomes(a11yEmptyTableHeader, {
  passed: "<table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>",
  review: "<table><tr><th></th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>",
  notApplicable: "<p>Bread</p>",
});
