import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaBrailleEquivalent } from "./rule.ts";

ruleOutcomes(a11yAriaBrailleEquivalent, {
  passed: '<button aria-braillelabel="brd">Bread</button>',
  review: '<img src="/a.png" alt="" aria-braillelabel="brd" width="50" height="50">',
  notApplicable: "<p>Bread</p>",
});
