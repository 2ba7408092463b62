import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListitem } from "./rule.ts";

ruleOutcomes(a11yListitem, {
  passed: [
    "<ul><li>Rye</li></ul>",
    {
      what: "tabs in the items of a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a role="tab" href="#b">Oat</a></li></ul>',
    },
  ],
  failed: "<div><li>Rye</li></div>",
  notApplicable: "<p>Bread</p>",
});
