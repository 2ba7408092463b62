import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableForLayout } from "./rule.ts";

ruleOutcomes(a11yTableForLayout, {
  passed: [
    "<table><tr><th>Bread</th><th>Price</th></tr><tr><td>Rye</td><td>3</td></tr></table>",
    "<table><tr><th>Bread</th><th>About</th></tr><tr><td>Rye</td><td><p>Dark.</p><p>Sour.</p></td></tr></table>",
  ],
  advice: [
    {
      body: '<table id="it"><tr><td><h2>News</h2><p>A new oven.</p></td><td><p>We bake.</p></td></tr></table>',
      at: ["#it"],
    },
    {
      what: "a table in a table",
      body: '<table id="it"><tr><td><table><tr><td>Rye</td></tr></table></td><td>Oat</td></tr></table>',
      at: ["#it"],
    },
    {
      what: "header cells for bold letters",
      body: '<table id="it"><tr><th><h2>News</h2></th><th><h2>Plans</h2></th></tr></table>',
      at: ["#it"],
    },
  ],
  notApplicable: ['<table role="presentation"><tr><td><h2>News</h2></td></tr></table>', "<p>We bake.</p>"],
});
