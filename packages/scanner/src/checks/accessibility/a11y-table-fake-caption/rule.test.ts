import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableFakeCaption } from "./rule.ts";

ruleOutcomes(a11yTableFakeCaption, {
  passed:
    "<table><caption>Prices</caption><tr><th>Loaf</th><th>Small</th><th>Large</th></tr><tr><td>Rye</td><td>3</td><td>4</td></tr><tr><td>Rye</td><td>3</td><td>4</td></tr><tr><td>Rye</td><td>3</td><td>4</td></tr></table>",
  review:
    '<table><tr><td colspan="3">Prices</td></tr><tr><th>Loaf</th><th>Small</th><th>Large</th></tr><tr><td>Rye</td><td>3</td><td>4</td></tr><tr><td>Rye</td><td>3</td><td>4</td></tr><tr><td>Rye</td><td>3</td><td>4</td></tr></table>',
  notApplicable: "<p>Bread</p>",
});
