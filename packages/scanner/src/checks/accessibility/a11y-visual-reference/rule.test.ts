import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yVisualReference } from "./rule.ts";

ruleOutcomes(a11yVisualReference, {
  passed: [
    "<p>Press the round button “Start”.</p>",
    {
      what: "required fields with a sign beside the color",
      body: "<p>Fields in red with a star (*) are required.</p>",
    },
    { what: "a field of another kind", body: "<p>The fields in the north are green in May.</p>" },
  ],
  review: [
    "<p>Press the round button to begin.</p>",
    {
      what: "required fields told by color",
      body: "<p>Fields marked in red are required.</p>",
      at: ["main > p"],
    },
    { what: "the same the other way round", body: "<p>Required fields are red.</p>", at: ["main > p"] },
  ],
  notApplicable: "<p>Bread</p>",
});
