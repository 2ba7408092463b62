import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDlitem } from "./rule.ts";

ruleOutcomes(a11yDlitem, {
  passed: "<dl><dt>Rye</dt><dd>Dark</dd></dl>",
  failed: "<dt>Rye</dt>",
  notApplicable: "<p>Bread</p>",
});
