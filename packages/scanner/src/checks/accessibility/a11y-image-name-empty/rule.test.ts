import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yImageNameEmpty } from "./rule.ts";

ruleOutcomes(a11yImageNameEmpty, {
  passed: [
    '<img src="/a.png" alt="Two loaves" width="50" height="50">',
    '<img src="/harbour-logo.png" alt="Harbour Bakery logo" width="50" height="50">',
  ],
  failed: [
    { body: '<img src="/a.png" alt="image" width="50" height="50">', at: ["main > img"] },
    '<img src="/a.png" alt="IMG_2041" width="50" height="50">',
    '<img src="/a.png" alt="loaf.png" width="50" height="50">',
  ],
  review: {
    what: "a logo whose file is named after somebody else",
    body: '<img src="/millers-logo.png" alt="Harbour Bakery logo" width="50" height="50">',
  },
  notApplicable: "<p>Bread</p>",
});
