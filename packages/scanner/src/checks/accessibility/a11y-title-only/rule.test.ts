import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTitleOnly } from "./rule.ts";

ruleOutcomes(a11yTitleOnly, {
  passed: [
    '<p><span title="Rye bread">Rye bread, from three euros</span></p>',
    { what: "a name of one word", body: '<p><span title="Friday">Fri</span></p>' },
  ],
  advice: [
    {
      body: '<p><span id="it" title="Closed in August and on holidays">Opening hours</span></p>',
      at: ["#it"],
    },
    { body: '<p id="it" title="Flour from the mill next door">Rye bread</p>', at: ["#it"] },
  ],
  notApplicable: [
    '<p><a href="/rye" title="Flour from the mill next door">Rye bread</a></p>',
    '<p><abbr title="Value added tax">VAT</abbr></p>',
    "<p>Rye bread</p>",
  ],
});
