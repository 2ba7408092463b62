import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yPartLanguageWrong } from "./rule.ts";

ruleOutcomes(a11yPartLanguageWrong, {
  passed:
    '<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p lang="de">Unser Brot wird jeden Morgen frisch gebacken.</p>',
  failed: {
    body: '<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p><p lang="fr">Unser Brot wird jeden Morgen frisch gebacken.</p>',
    at: ["main > p:nth-of-type(2)"],
  },
  notApplicable: "<p>Bread</p>",
});
