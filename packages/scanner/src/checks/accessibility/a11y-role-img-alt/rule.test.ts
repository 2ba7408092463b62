import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRoleImgAlt } from "./rule.ts";

ruleOutcomes(a11yRoleImgAlt, {
  passed: '<div role="img" aria-label="A loaf" style="width:50px;height:50px;background:#333"></div>',
  failed: '<div role="img" style="width:50px;height:50px;background:#333"></div>',
  notApplicable: "<p>Bread</p>",
});
