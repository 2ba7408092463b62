import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDefinitionList } from "./rule.ts";

ruleOutcomes(a11yDefinitionList, {
  passed: "<dl><dt>Rye</dt><dd>Dark</dd></dl>",
  failed: "<dl><p>Rye</p></dl>",
  notApplicable: "<p>Bread</p>",
});
