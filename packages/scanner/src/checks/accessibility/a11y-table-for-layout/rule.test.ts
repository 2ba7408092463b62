import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableForLayout } from "./rule.ts";

const TEXT =
  "<p>Our house stands at the edge of the forest, ten minutes from the station. It has thirty beds.</p>";

ruleOutcomes(a11yTableForLayout, {
  passed: [
    {
      what: "data with sentences in one column",
      body: `<table><caption>Rooms</caption><tr><th>Room</th><th>About</th></tr><tr><td>Attic</td><td>${TEXT}</td></tr><tr><td>Loft</td><td>${TEXT}</td></tr></table>`,
    },
    {
      what: "sentences under a header for each column",
      body: `<table><tr><th>Before</th><th>After</th></tr><tr><td>${TEXT}</td><td>${TEXT}</td></tr></table>`,
    },
    {
      what: "short answers side by side, in German",
      body: "<table><caption>Vergleich</caption><tr><th>Basis</th><th>Komfort</th></tr><tr><td>Frühstück nicht dabei.</td><td>Frühstück ist dabei.</td></tr></table>",
    },
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
  review: [
    {
      what: "paragraphs side by side in header cells under a caption",
      body: `<table id="it"><caption>Two columns</caption><tr><th scope="col">${TEXT}</th><th scope="col">${TEXT}</th></tr><tr><td>Bring a towel.</td><td>Quiet hours start at ten.</td></tr></table>`,
      at: ["#it"],
    },
    {
      what: "paragraphs under a title that spans them",
      body: `<table id="it"><tr><th colspan="2">Welcome</th></tr><tr><td>${TEXT}</td><td>${TEXT}</td></tr></table>`,
      at: ["#it"],
    },
  ],
  notApplicable: ['<table role="presentation"><tr><td><h2>News</h2></td></tr></table>', "<p>We bake.</p>"],
});
