import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaTabName } from "./rule.ts";

ruleOutcomes(a11yAriaTabName, {
  passed: [
    '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true">Rye</div></div>',
    {
      what: "words of the style sheet",
      body: '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true" class="rye"></div></div>',
      style: '.rye::before{content:"Pan de centeno"}',
    },
  ],
  failed:
    '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true" style="width:50px;height:50px"></div></div>',
  notApplicable: "<p>Bread</p>",
});
