import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusOrderSemantics } from "./rule.ts";

ruleOutcomes(a11yFocusOrderSemantics, {
  passed: [
    '<div role="button" tabindex="0">Order</div>',
    '<div role="lamp switch checkbox" tabindex="0" aria-checked="true">Order</div>',
  ],
  advice: [
    '<div tabindex="0">Bread</div>',
    { body: '<div id="it" role="note button" tabindex="0">Bread</div>', at: ["#it"] },
  ],
  notApplicable: "<p>Bread</p>",
});
