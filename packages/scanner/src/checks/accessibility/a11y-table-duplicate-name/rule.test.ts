import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableDuplicateName } from "./rule.ts";

ruleOutcomes(a11yTableDuplicateName, {
  passed:
    '<table summary="Prices"><caption>Bread</caption><tr><th>Loaf</th></tr><tr><td>Rye</td></tr></table>',
  advice:
    '<table summary="Prices"><caption>Prices</caption><tr><th>Loaf</th></tr><tr><td>Rye</td></tr></table>',
  notApplicable: "<p>Bread</p>",
});
