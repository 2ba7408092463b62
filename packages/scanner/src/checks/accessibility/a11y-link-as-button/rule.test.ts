import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkAsButton } from "./rule.ts";

ruleOutcomes(a11yLinkAsButton, {
  passed: ['<p><a href="#">Back to top</a></p>', '<p><a href="#">Nach oben</a></p>'],
  advice: [
    { body: '<p><a href="#" onclick="return false">Save my place</a></p>', at: ["main > p > a"] },
    { body: '<p><a href="javascript:window.print()">Print</a></p>', at: ["main > p > a"] },
    { body: '<p><a href="JavaScript:void(0)">Show all</a></p>', at: ["main > p > a"] },
  ],
  notApplicable: [
    '<p><a href="/save">Save my place</a></p>',
    '<p><a href="#" role="button">Save my place</a></p>',
    '<p><a href="#hours">Hours</a></p><h2 id="hours">Hours</h2>',
  ],
});
