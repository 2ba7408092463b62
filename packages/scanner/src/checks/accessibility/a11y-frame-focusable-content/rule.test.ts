import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFrameFocusableContent } from "./rule.ts";

ruleOutcomes(a11yFrameFocusableContent, {
  passed: '<iframe title="Order" tabindex="-1" srcdoc="<p>Bread</p>"></iframe>',
  failed: '<iframe title="Order" tabindex="-1" srcdoc="<button>Order</button>"></iframe>',
  notApplicable: "<p>Bread</p>",
});
