import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yImageRedundantAlt } from "./rule.ts";

ruleOutcomes(a11yImageRedundantAlt, {
  passed: '<a href="/a"><img src="/a.png" alt="Two loaves" width="50" height="50">Bread</a>',
  review: '<a href="/a"><img src="/a.png" alt="Bread" width="50" height="50">Bread</a>',
  notApplicable: "<p>Bread</p>",
});
