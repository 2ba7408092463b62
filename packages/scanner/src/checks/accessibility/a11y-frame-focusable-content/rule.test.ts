import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFrameFocusableContent } from "./rule.ts";

ruleOutcomes(a11yFrameFocusableContent, {
  passed: '<iframe title="Order" tabindex="-1" srcdoc="<p>Bread</p>"></iframe>',
  failed: [
    '<iframe title="Order" tabindex="-1" srcdoc="<button>Order</button>"></iframe>',
    '<iframe title="Order" tabindex="-1" style="border:0" width="90" height="20" srcdoc="<a href=/x>Order</a>"></iframe>',
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a frame of one pixel inside its border",
      body: '<iframe title="Order" tabindex="-1" width="1" height="1" srcdoc="<button>Order</button>"></iframe>',
    },
  ],
});
