import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yValidLang } from "./rule.ts";

ruleOutcomes(a11yValidLang, {
  passed: '<p lang="fr">Du pain</p>',
  failed: '<p lang="bread-language">Du pain</p>',
  notApplicable: "<p>Bread</p>",
});
