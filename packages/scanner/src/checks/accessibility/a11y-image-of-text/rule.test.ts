import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yImageOfText } from "./rule.ts";

ruleOutcomes(a11yImageOfText, {
  passed: `<img alt="Bakery" class="logo" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Bakery</text></svg>">`,
  failed: {
    body: `<img alt="Opening hours" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Opening hours</text></svg>">`,
    at: ["main > img"],
  },
  review: '<input type="image" src="/search.gif" alt="Search" width="50" height="50">',
  notApplicable: "<p>Bread</p>",
});
