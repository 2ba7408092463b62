import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableUnnamed } from "./rule.ts";

const ROWS = '<tr><th scope="col">Bread</th><th scope="col">Price</th></tr><tr><td>Rye</td><td>3</td></tr>';

ruleOutcomes(a11yTableUnnamed, {
  passed: [
    `<table><caption>Prices</caption>${ROWS}</table>`,
    `<table aria-label="Prices">${ROWS}</table>`,
    `<h2>Prices</h2><table>${ROWS}</table>`,
    `<h2>Prices</h2><p>In euros.</p><div><table>${ROWS}</table></div>`,
  ],
  advice: [
    { body: `<p>We bake.</p><p>Daily.</p><table id="it">${ROWS}</table>`, at: ["#it"] },
    {
      what: "a heading far above",
      body: `<h2>Prices</h2><p>We bake.</p><p>Daily.</p><p>By hand.</p><table id="it">${ROWS}</table>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    "<table><tr><td>Rye</td><td>3</td></tr><tr><td>Oat</td><td>3</td></tr></table>",
    `<table role="presentation">${ROWS}</table>`,
  ],
});
