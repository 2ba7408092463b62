import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableRoleMixed } from "./rule.ts";

ruleOutcomes(a11yTableRoleMixed, {
  passed: [
    '<table role="presentation"><tr><td>Rye</td><td>Oat</td></tr></table>',
    {
      what: "a table of data within a cell of layout, and a header cell without text",
      body: '<table role="none"><tr><th></th><td><table><caption>Prices</caption><tr><th scope="col">Bread</th><th scope="col">Price</th></tr><tr><td>Rye</td><td>3</td></tr></table></td></tr></table>',
    },
  ],
  failed: [
    {
      what: "data",
      body: '<table role="presentation"><tr><th>Bread</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>',
      at: ["main > table"],
    },
    {
      what: "layout with a caption",
      body: '<table role="none"><caption>Page</caption><tr><td>Rye bread</td><td>Oat bread</td></tr></table>',
      at: ["main > table"],
    },
  ],
  notApplicable:
    '<table><tr><th scope="col">Bread</th></tr><tr><td>Rye</td></tr></table><ul role="presentation"><li>Oat</li></ul>',
});
