import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaTreeitemName } from "./rule.ts";

ruleOutcomes(a11yAriaTreeitemName, {
  passed: '<div role="tree" aria-label="Loaves"><div role="treeitem" tabindex="0">Rye</div></div>',
  review:
    '<div role="tree" aria-label="Loaves"><div role="treeitem" tabindex="0" style="width:50px;height:50px"></div></div>',
  notApplicable: "<p>Bread</p>",
});
