import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLabel } from "./rule.ts";

ruleOutcomes(a11yLabel, {
  passed: [
    "<label>Loaf <input></label>",
    {
      what: "the title of the label around it",
      body: '<label title="Rye"><span style="display:inline-block;width:16px;height:16px;background:#333"></span><input type="checkbox"></label>',
    },
  ],
  failed: "<input>",
  notApplicable: "<p>Bread</p>",
});
