import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkPurpose } from "./rule.ts";

ruleOutcomes(a11yLinkPurpose, {
  passed: '<p>Our price list: <a href="/a">download</a></p>',
  failed: {
    body: '<ul><li><a href="/a">PDF</a></li><li><a href="/b">EPUB</a></li></ul>',
    at: ["main > ul > li:nth-of-type(1) > a", "main > ul > li:nth-of-type(2) > a"],
  },
  review: '<div><h2>Rye</h2><div><a href="/a">Read more</a></div></div>',
  notApplicable: "<p>Bread</p>",
});
