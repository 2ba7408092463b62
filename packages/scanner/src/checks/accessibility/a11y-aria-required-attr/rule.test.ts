import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredAttr } from "./rule.ts";

ruleOutcomes(a11yAriaRequiredAttr, {
  passed: [
    '<div role="checkbox" tabindex="0" aria-checked="false">Rye</div>',
    {
      what: "a selection field told again what it is",
      body: '<label>Loaf <select role="combobox"><option>Rye</option></select></label>',
    },
    {
      what: "a meter told again what it is",
      body: '<label>Flour left <meter role="meter" value="0.3"></meter></label>',
    },
  ],
  failed: '<div role="checkbox" tabindex="0">Rye</div>',
  notApplicable: "<p>Bread</p>",
});
