import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredParent } from "./rule.ts";

ruleOutcomes(a11yAriaRequiredParent, {
  passed: [
    '<div role="list"><div role="listitem">Rye</div></div>',
    {
      what: "tabs in the items of a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a role="tab" href="#b">Oat</a></li></ul>',
    },
  ],
  failed: ['<div role="listitem">Rye</div>', '<ul><li><a role="tab" href="#a">Rye</a></li></ul>'],
  notApplicable: "<p>Bread</p>",
});
