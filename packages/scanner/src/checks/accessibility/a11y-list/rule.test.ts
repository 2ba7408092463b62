import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yList } from "./rule.ts";

ruleOutcomes(a11yList, {
  passed: "<ul><li>Rye</li></ul>",
  failed: "<ul><div>Rye</div></ul>",
  notApplicable: "<p>Bread</p>",
});
