import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yNestedInteractive } from "./rule.ts";

ruleOutcomes(a11yNestedInteractive, {
  passed: "<button>Order</button>",
  failed: '<button>Order <a href="/a">now</a></button>',
  notApplicable: "<p>Bread</p>",
});
