import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAccesskeys } from "./rule.ts";

ruleOutcomes(a11yAccesskeys, {
  passed: '<button accesskey="s">Search</button><button accesskey="m">Menu</button>',
  advice: '<button accesskey="s">Search</button><button accesskey="s">Send</button>',
  notApplicable: "<p>Bread</p>",
});
