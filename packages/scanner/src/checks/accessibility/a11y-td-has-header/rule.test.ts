import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTdHasHeader } from "./rule.ts";

ruleOutcomes(a11yTdHasHeader, {
  passed:
    "<table><tr><th>Price</th><th>Price</th><th>Price</th><th>Price</th></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr></table>",
  review:
    "<table><tr><td>Price</td><td>Price</td><td>Price</td><td>Price</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr></table>",
  notApplicable: "<p>Bread</p>",
});
