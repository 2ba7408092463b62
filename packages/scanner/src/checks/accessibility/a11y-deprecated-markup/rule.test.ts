import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDeprecatedMarkup } from "./rule.ts";

ruleOutcomes(a11yDeprecatedMarkup, {
  neverPasses: true,
  advice: [
    { body: '<p><font id="it" color="red">Rye</font> and <font>oat</font></p>', at: ["#it"] },
    { body: '<center id="it">Rye</center>', at: ["#it"] },
  ],
  notApplicable: ["<p><b>Rye</b> and <i>oat</i>, <u>daily</u></p>", '<p style="text-align:center">Rye</p>'],
});
