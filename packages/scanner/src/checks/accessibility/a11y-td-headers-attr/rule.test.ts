import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTdHeadersAttr } from "./rule.ts";

ruleOutcomes(a11yTdHeadersAttr, {
  passed: '<table><tr><th id="loaf">Loaf</th></tr><tr><td headers="loaf">Rye</td></tr></table>',
  failed: '<table><tr><th id="loaf">Loaf</th></tr><tr><td headers="bread">Rye</td></tr></table>',
  notApplicable: "<p>Bread</p>",
});
