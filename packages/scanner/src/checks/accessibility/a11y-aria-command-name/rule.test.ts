import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaCommandName } from "./rule.ts";

ruleOutcomes(a11yAriaCommandName, {
  passed: '<div role="button" tabindex="0">Order</div>',
  failed: '<div role="button" tabindex="0" style="width:50px;height:50px"></div>',
  notApplicable: "<p>Bread</p>",
});
