import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaTooltipName } from "./rule.ts";

ruleOutcomes(a11yAriaTooltipName, {
  passed: '<div role="tooltip">Baked today</div>',
  failed: '<div role="tooltip" style="width:50px;height:50px"></div>',
  notApplicable: "<p>Bread</p>",
});
