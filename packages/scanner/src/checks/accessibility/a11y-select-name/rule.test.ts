import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySelectName } from "./rule.ts";

ruleOutcomes(a11ySelectName, {
  passed: "<label>Loaf <select><option>Rye</option></select></label>",
  failed: "<select><option>Rye</option></select>",
  notApplicable: "<p>Bread</p>",
});
