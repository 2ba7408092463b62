import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaAllowedRole } from "./rule.ts";

ruleOutcomes(a11yAriaAllowedRole, {
  passed: [
    {
      what: "items of lists that are told as something else",
      body: '<ul role="presentation"><li role="tabpanel" aria-label="Rye">Rye</li></ul><div role="tablist" aria-label="Breads"><ul role="none"><li role="tab" tabindex="0" aria-selected="true">Oat</li></ul></div>',
    },
    '<a href="/a" role="button">Order</a>',
    '<button role="switch button" aria-checked="true">Lamp</button>',
  ],
  advice: [
    '<h2 role="button">Order</h2>',
    {
      what: "an item that takes itself out of its list",
      body: '<ul><li role="tabpanel" aria-label="Rye" id="it">Rye</li></ul>',
      at: ["#it"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
