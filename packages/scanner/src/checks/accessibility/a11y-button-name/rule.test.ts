import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yButtonName } from "./rule.ts";

ruleOutcomes(a11yButtonName, {
  passed: [
    "<button>Order</button>",
    { what: "a picture whose file is still being asked for", body: '<button><img alt="Order"></button>' },
    { what: "a label around it", body: "<label>Order <button></button></label>" },
  ],
  failed: "<button></button>",
  notApplicable: "<p>Bread</p>",
});
