import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaProgressbarName } from "./rule.ts";

ruleOutcomes(a11yAriaProgressbarName, {
  passed:
    '<div role="progressbar" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" aria-label="Baking" style="width:50px;height:20px"></div>',
  failed:
    '<div role="progressbar" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" style="width:50px;height:20px"></div>',
  notApplicable: "<p>Bread</p>",
});
