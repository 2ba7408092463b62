import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yThHasDataCells } from "./rule.ts";

ruleOutcomes(a11yThHasDataCells, {
  passed:
    "<table><tr><td></td><th>Mon</th></tr><tr><th>Rye</th><td>3</td></tr><tr><th>Oat</th><td>4</td></tr></table>",
  failed: {
    body: "<table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td></tr></table>",
    at: ["main > table > tbody > tr:nth-of-type(1) > th:nth-of-type(2)", "main > table"],
  },
  notApplicable: "<p>Bread</p>",
});
