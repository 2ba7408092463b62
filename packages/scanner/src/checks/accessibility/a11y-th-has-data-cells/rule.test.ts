import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { a11yThHasDataCells } from "./rule.ts";

ruleOutcomes(a11yThHasDataCells, {
  passed: [
    "<table><tr><td></td><th>Mon</th></tr><tr><th>Rye</th><td>3</td></tr><tr><th>Oat</th><td>4</td></tr></table>",
    {
      what: "a grid with headers of groups beside those of columns",
      body: '<div role="grid" aria-label="Prices"><div role="row"><span role="columnheader">Loaf</span> <span role="columnheader">Price</span> <span role="columnheader">Today</span></div><div role="row"><span role="gridcell" tabindex="0">Rye</span> <span role="gridcell">3</span></div></div>',
    },
    {
      what: "headers of groups of rows that span all columns",
      body: '<table><thead><tr><th scope="col">Loaf</th><th scope="col">Price</th></tr></thead><tbody><tr><th scope="rowgroup" colspan="2">Dark</th></tr><tr><td>Rye</td><td>3</td></tr></tbody><tbody><tr><th scope="rowgroup" colspan="2">Light</th></tr><tr><td>Oat</td><td>4</td></tr></tbody></table>',
    },
    {
      what: "a footer with a sum",
      body: "<table><thead><tr><th>Loaf</th><th>Price</th></tr></thead><tbody><tr><td>Rye</td><td>3</td></tr></tbody><tfoot><tr><th>Sum</th><td>3</td></tr></tfoot></table>",
    },
  ],
  failed: [
    {
      what: "a header of a group that has no other rows",
      body: '<table><thead><tr><th scope="col">Loaf</th><th scope="col">Price</th></tr></thead><tbody><tr><td>Rye</td><td>3</td></tr></tbody><tbody><tr><th scope="rowgroup" colspan="2">Light</th></tr></tbody></table>',
      at: ["main > table > tbody:nth-of-type(2) > tr > th", "main > table"],
    },
    {
      body: "<table><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td></tr></table>",
      at: ["main > table > tbody > tr:nth-of-type(1) > th:nth-of-type(2)", "main > table"],
    },
    {
      what: "a header in the footer that says something new",
      body: "<table><thead><tr><th>Loaf</th><th>Price</th></tr></thead><tbody><tr><td>Rye</td><td>3</td></tr></tbody><tfoot><tr><td>1</td><th>Notes</th></tr></tfoot></table>",
    },
  ],
  review: {
    what: "a footer that repeats the headers, of which Alfa alone asks",
    by: ALFA,
    body: "<table><thead><tr><th>Loaf</th><th>Price</th></tr></thead><tbody><tr><td>Rye</td><td>3</td></tr></tbody><tfoot><tr><th>Loaf</th><th>Price</th></tr></tfoot></table>",
  },
  notApplicable: "<p>Bread</p>",
});
