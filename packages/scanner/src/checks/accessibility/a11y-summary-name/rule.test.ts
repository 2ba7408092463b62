import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySummaryName } from "./rule.ts";

ruleOutcomes(a11ySummaryName, {
  passed: "<details><summary>More</summary>Rye</details>",
  failed: "<details><summary></summary>Rye</details>",
  notApplicable: "<p>Bread</p>",
});
