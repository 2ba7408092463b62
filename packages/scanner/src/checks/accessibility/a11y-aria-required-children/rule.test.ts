import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredChildren } from "./rule.ts";

ruleOutcomes(a11yAriaRequiredChildren, {
  passed: [
    '<div role="list"><div role="listitem">Rye</div></div>',
    {
      what: "tabs in the items of a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a role="tab" href="#b">Oat</a></li></ul>',
    },
  ],
  failed: [
    '<div role="list"><button>Rye</button></div>',
    {
      what: "a link beside tabs in a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a href="/b">Oat</a></li></ul>',
    },
  ],
  notApplicable: "<p>Bread</p>",
});
