import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMarquee } from "./rule.ts";

ruleOutcomes(a11yMarquee, {
  failed: "<marquee>Bread</marquee>",
  notApplicable: "<p>Bread</p>",
  neverPasses: true,
});
