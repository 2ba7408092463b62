import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkName } from "./rule.ts";

ruleOutcomes(a11yLinkName, {
  passed: [
    '<a href="/a">Rye</a>',
    { what: "a picture whose file is still being asked for", body: '<a href="/a"><img alt="Prices"></a>' },
  ],
  review: {
    what: "a star of the style sheet",
    body: '<a href="#" class="star"></a>',
    style: '.star::after{content:"★"}',
    by: "Plumbline",
  },
  failed: '<a href="/a"><img></a>',
  notApplicable: "<p>Bread</p>",
});
