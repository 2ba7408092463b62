import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yServerSideImageMap } from "./rule.ts";

ruleOutcomes(a11yServerSideImageMap, {
  review: '<a href="/a"><img src="/a.png" ismap alt="Ovens" width="50" height="50"></a>',
  notApplicable: "<p>Bread</p>",
  neverPasses: true,
});
