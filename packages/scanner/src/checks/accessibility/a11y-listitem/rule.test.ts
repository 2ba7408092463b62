import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListitem } from "./rule.ts";

ruleOutcomes(a11yListitem, {
  passed: "<ul><li>Rye</li></ul>",
  failed: "<div><li>Rye</li></div>",
  notApplicable: "<p>Bread</p>",
});
