import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableRoleMixed } from "./rule.ts";

ruleOutcomes(a11yTableRoleMixed, {
  passed: [
    {
      what: "one header cell of one row",
      body: '<table role="none"><tr><th>Day</th><td>Mon</td></tr></table>',
    },
    {
      what: "a cell that refers to a header",
      body: '<table role="presentation"><tr><td headers="x">Mon</td></tr></table>',
    },
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
      what: "headers of rows",
      body: '<table role="none"><tr><th>Rye</th><td>3</td></tr><tr><th>Oat</th><td>4</td></tr></table>',
      at: ["main > table"],
    },
  ],
  review: {
    what: "layout with a caption",
    body: '<table role="none"><caption>Page</caption><tr><td>Rye bread</td><td>Oat bread</td></tr></table>',
    at: ["main > table"],
  },
  notApplicable:
    '<table><tr><th scope="col">Bread</th></tr><tr><td>Rye</td></tr></table><ul role="presentation"><li>Oat</li></ul>',
});
