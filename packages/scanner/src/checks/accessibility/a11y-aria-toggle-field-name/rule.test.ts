import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaToggleFieldName } from "./rule.ts";

ruleOutcomes(a11yAriaToggleFieldName, {
  passed: '<div role="checkbox" aria-checked="true" tabindex="0">Rye</div>',
  failed: '<div role="checkbox" aria-checked="true" tabindex="0" style="width:50px;height:50px"></div>',
  notApplicable: "<p>Bread</p>",
});
