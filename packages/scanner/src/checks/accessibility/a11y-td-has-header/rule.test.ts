import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { ALFA, AXE } from "#evidence/engine-names.ts";

import { a11yTdHasHeader } from "./rule.ts";

const ROWS = "<tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr>".repeat(5);
const FIELD_CELLS = `<td><input aria-label="Filter by bread"></td><td><select aria-label="Filter by price"><option>All</option></select></td><td><input aria-label="Filter by weight"></td><td></td>`;
const NAMES = "<tr><th>Bread</th><th>Price</th><th>Weight</th><th>Stock</th></tr>";

ruleOutcomes(a11yTdHasHeader, {
  passed: [
    {
      what: "fields in the head of a table, above its headers",
      body: `<table><thead><tr>${FIELD_CELLS}</tr>${NAMES}</thead><tbody>${ROWS}</tbody></table>`,
    },
    {
      what: "fields right above the headers of a table without a head",
      body: `<table><tr>${FIELD_CELLS}</tr>${NAMES}${ROWS}</table>`,
    },
    "<table><tr><td>Rye</td><td>3</td></tr><tr><td>Oat</td><td>4</td></tr><tr><td>Rolls</td><td>1</td></tr></table>",
    {
      what: "rows of words, and numbers in some",
      body: "<table><tr><td>Phone</td><td>Ask for Ann</td></tr><tr><td>Mail</td><td>rye at bakery</td></tr><tr><td>Street</td><td>Mill Lane 4</td></tr></table>",
    },
    "<table><tr><td><b>Rye</b></td><td><b>3</b></td></tr><tr><td><b>Oat</b></td><td><b>4</b></td></tr><tr><td>Rolls</td><td>1</td></tr></table>",
    "<table><tr><th>Price</th><th>Price</th><th>Price</th><th>Price</th></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr></table>",
  ],
  failed: [
    {
      by: ALFA,
      what: "a cell of words above the headers, which nothing names",
      body: `<table><thead><tr><td id="it">Baked</td><td></td><td></td><td></td></tr>${NAMES}</thead><tbody>${ROWS}</tbody></table>`,
      at: ["#it", "main > table"],
    },
    {
      what: "headers that are only bold",
      body: '<table id="it"><tr><td><b>Bread</b></td><td><b>Price</b></td></tr><tr><td>Rye</td><td>3</td></tr><tr><td>Oat</td><td>4</td></tr></table>',
      at: ["#it"],
    },
    {
      what: "bold headers of a table with details below its rows, in a table for layout",
      body: '<table role="presentation"><tr><td><h2>Prices</h2><table id="it"><tr><td><b>Bread</b></td><td><b>Price</b></td></tr><tr><td>Rye</td><td>3</td></tr><tr><td colspan="2">Baked on Friday</td></tr><tr><td>Oat</td><td>4</td></tr><tr><td colspan="2">Baked on Monday</td></tr></table></td></tr></table>',
      at: ["#it"],
    },
    {
      what: "headers that a style makes bold",
      style: ".head td{font-weight:700}",
      body: '<table id="it"><tr class="head"><td>Bread</td><td>Price</td></tr><tr><td>Rye</td><td>3</td></tr><tr><td>Oat</td><td>4</td></tr></table>',
      at: ["#it"],
    },
    {
      what: "bold headers of a single row of times",
      body: '<table id="it"><tr><td><b>Jour</b></td><td><b>Ouverture</b></td></tr><tr><td>Lundi</td><td>9 h – 12 h</td></tr></table>',
      at: ["#it"],
    },
    {
      what: "bold headers beside an empty corner",
      body: '<table id="it"><tr><td></td><td><b>Small</b></td><td><b>Large</b></td></tr><tr><td>Rye</td><td>3</td><td>5</td></tr><tr><td>Oat</td><td>4</td><td>6</td></tr></table>',
      at: ["#it"],
    },
  ],
  review: [
    {
      by: AXE,
      body: "<table><tr><td>Price</td><td>Price</td><td>Price</td><td>Price</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr><tr><td>Rye</td><td>3</td><td>4</td><td>5</td></tr></table>",
    },
    {
      what: "a plain first row above hours",
      body: '<table id="it"><tr><td>Tag</td><td>Zeit</td></tr><tr><td>Mo–Fr</td><td>7–16 Uhr</td></tr></table>',
      at: ["#it"],
    },
    {
      what: "a plain first row above prices",
      body: '<table id="it"><tr><td></td><td>Small</td><td>Large</td></tr><tr><td>Rye</td><td>$3</td><td>$5</td></tr><tr><td>Oat</td><td>$4</td><td>$6</td></tr></table>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a table for layout in a table for layout",
      body: '<table role="presentation"><tr><td><table role="none"><tr><td><b>Bread</b></td><td><b>Price</b></td></tr><tr><td>Rye</td><td>3</td></tr><tr><td>Oat</td><td>4</td></tr></table></td></tr></table>',
    },
    {
      what: "rows that are joined in another way",
      body: '<table><tr><td><b>Bread</b></td><td><b>Price</b></td><td><b>Day</b></td></tr><tr><td colspan="2">Rye</td><td>3</td></tr><tr><td>Oat</td><td>4</td><td>5</td></tr></table>',
    },
    {
      what: "fields beside what they are about, of which the first is bold",
      body: '<table><tr><td><b>Rye</b></td><td><input aria-label="Loaves of rye"></td></tr><tr><td>Oat</td><td><input aria-label="Loaves of oat"></td></tr><tr><td>Rolls</td><td><input aria-label="Rolls"></td></tr></table>',
    },
  ],
});
