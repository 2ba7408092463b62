import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPageLanguageWrong } from "./rule.ts";

ruleOutcomes(a11yPageLanguageWrong, {
  passed:
    "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>",
  failed: {
    body: '<p lang="en">Hello</p><p>Unser Brot wird jeden Morgen frisch gebacken, mit Mehl aus der Mühle nebenan und sonst nichts.</p>',
    at: ["html"],
  },
  notApplicable:
    "<!doctype html><html ><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>",
});
