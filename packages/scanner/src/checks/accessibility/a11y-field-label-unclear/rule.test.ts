import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFieldLabelUnclear } from "./rule.ts";

ruleOutcomes(a11yFieldLabelUnclear, {
  passed: '<label>Name <input name="a"></label><label>Street <input name="b"></label>',
  failed: [
    { body: '<label>Info: <input name="dob" type="date"></label>' },
    {
      what: "fields of two groups that share a label",
      body: '<fieldset><label>Street <input name="a"></label></fieldset><fieldset><label>Street <input name="b"></label></fieldset>',
    },
  ],
  review: {
    what: "fields that share a label",
    body: '<label>Street <input name="a"></label><label>Street <input name="b"></label>',
  },
  notApplicable: "<p>Bread</p>",
});
