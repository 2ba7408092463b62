import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMarquee } from "./rule.ts";

ruleOutcomes(a11yMarquee, {
  passed: '<marquee style="position:absolute;left:-9999px">Bread</marquee>',
  failed: "<marquee>Bread</marquee>",
  notApplicable: "<p>Bread</p>",
});
