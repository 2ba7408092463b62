import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaMeterName } from "./rule.ts";

ruleOutcomes(a11yAriaMeterName, {
  passed:
    '<div role="meter" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" aria-label="Stock" style="width:50px;height:20px"></div>',
  failed:
    '<div role="meter" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" style="width:50px;height:20px"></div>',
  notApplicable: "<p>Bread</p>",
});
