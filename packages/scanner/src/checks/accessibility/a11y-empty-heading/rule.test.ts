import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yEmptyHeading } from "./rule.ts";

ruleOutcomes(a11yEmptyHeading, {
  passed: [
    "<h2>Rye</h2>",
    {
      what: "a heading whose words only screen readers are not told, which another rule tells",
      body: '<h2><span aria-hidden="true">Rye bread</span></h2>',
    },
  ],
  review: ["<h2></h2>", '<h2><span aria-hidden="true">★</span></h2>'],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
