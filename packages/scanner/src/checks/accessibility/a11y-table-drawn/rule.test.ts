import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTableDrawn } from "./rule.ts";

const STYLE = ".row{display:grid;grid-template-columns:1fr 1fr}";
const GRID = ".grid{display:grid;grid-template-columns:repeat(3,1fr)}";
const cells = (texts: string): string =>
  texts
    .split(" ")
    .map((text) => `<div>${text}</div>`)
    .join("");
const row = (one: string, two: string): string => `<div class="row"><div>${one}</div><div>${two}</div></div>`;

ruleOutcomes(a11yTableDrawn, {
  neverPasses: true,
  failed: {
    what: "prices below words in bold, in cells that a grid places and in rows of a component's own elements",
    style: `${GRID}.r{display:flex}.r *{flex:1}.h{font-weight:700}`,
    body: `<div class="grid" id="it"><b>Bread</b><b>Weight</b><b>Price</b>${cells("Rye 900 €3.20 Oat 750 4 Corn 500 3")}</div><div id="two">${["Brot Gewicht Preis", "Roggen 900&nbsp;g 3,20&nbsp;€", "Hafer 750&nbsp;g 4&nbsp;€", "Mais 500&nbsp;g 3&nbsp;€"].map((texts, at) => `<div class="r${at === 0 ? " h" : ""}">${cells(texts)}</div>`).join("")}</div>`,
    at: ["#it", "#two"],
  },
  review: [
    {
      what: "boxes that styles lay out as a table, with a first row of words in no bold",
      style: ".t{display:table}.r{display:table-row}.r *{display:table-cell;padding:4px 20px}",
      body: `<div class="t" id="it">${["Day Morning Evening", "Mon closed open", "Tue open open"].map((texts) => `<div class="r">${cells(texts)}</div>`).join("")}</div>`,
      at: ["#it"],
    },
    {
      what: "lines of an editor that are filled up with spaces",
      body: `<p id="it">${["Monday", "Tuesday", "Friday"].map((day) => `${day}${" &nbsp;".repeat(6)} 8:00${" &nbsp;".repeat(4)} 17:00`).join("<br>")}</p><div id="two">${["Roggen", "Hafer", "Mais"].map((bread) => `${bread}${"&nbsp;".repeat(8)}3,50 €`).join("<br>")}</div>`,
      at: ["#it", "#two"],
    },
    {
      what: "columns of spaces",
      body: '<pre id="it">Bread   Price\n-----   -----\nRye     3\nOat     4</pre>',
      at: ["#it"],
    },
    {
      what: "boxes with a bold first row",
      style: STYLE,
      body: `<div id="it">${row("<b>Bread</b>", "<b>Price</b>")}${row("Rye", "3")}${row("Oat", "4")}</div>`,
      at: ["#it"],
    },
    {
      what: "rows of a component, with hidden details and a button each",
      body: `<price-list id="it"></price-list><script>document.querySelector("price-list").attachShadow({ mode: "open" }).innerHTML = '<style>.row{display:grid;grid-template-columns:1fr 1fr auto}.head{font-weight:700}</style><div class="row head"><span>Bread</span><span>Price</span><span></span></div>' + ["Rye", "Oat", "Corn"].map((name) => '<div class="row"><span>' + name + '</span><span>3</span><button>Details</button></div><p hidden>Baked on Friday</p>').join("")</script>`,
      at: ["#it"],
    },
    {
      what: "cells that a grid places in columns below bold ones",
      style: GRID,
      body: `<div class="grid" id="it"><b>Bread</b><b>Baked</b><b>From</b>${cells("Rye daily Oslo Oat Fridays Bergen Corn never Lima")}</div>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "numbers of a shop in columns with words below them, and rows of times",
      style: GRID,
      body: `<div class="grid">${cells("120 40 8 breads bakers ovens since in by 1990 town hand")}</div><div class="grid">${cells("Mon 8:00 17:00 Tue 8:00 17:00 Fri 8:00 12:00 Sat 9:00 12:00")}</div>`,
    },
    {
      what: "lines of an address, of a poem that is set in, and two lines with a gap",
      body: `<p>Harbour Bakery<br>12 Main&nbsp;Street<br>Boston</p><p>The oven glows<br>${"&nbsp;".repeat(6)}and the dough<br>${"&nbsp;".repeat(6)}grows slowly</p><p>Mon${"&nbsp;".repeat(6)}8<br>Tue${"&nbsp;".repeat(6)}9</p>`,
    },
    {
      what: "words that a grid places in columns, and boxes with a bold one in each",
      style: GRID,
      body: `<div class="grid">${cells("Rye Oat Corn Rolls Cake Tea Milk Honey Jam")}</div><div class="grid"><b>Rye</b><b>Oat</b><b>Corn</b></div>`,
    },
    {
      what: "bold names above texts, in one column where it is narrow",
      style: ".grid{display:grid}",
      body: `<div class="grid"><b>Rye</b>${cells("Dark Oat Mild")}</div>`,
    },
    {
      what: "a row of tabs above rows with buttons in their midst",
      style: ".row{display:grid;grid-template-columns:1fr 1fr 1fr}",
      body: `<div>${["<b>Rye</b>", "Oat", "Corn"].map((name) => `<div class="row"><div>${name}</div><div><button>Buy</button></div><div>3</div></div>`).join("")}</div>`,
    },
    "<pre>npm install\nnpm run build  # all of it\nnpm test</pre>",
    "<pre><code>a   b\nc   d\ne   f</code></pre>",
    {
      what: "tiles",
      style: STYLE,
      body: `<div>${row("Rye", "Oat")}${row("Rolls", "Cake")}${row("Tea", "Milk")}</div>`,
    },
    {
      what: "boxes that are marked as a table",
      style: STYLE,
      body: '<div role="table"><div role="row" class="row"><b role="columnheader">Bread</b><b role="columnheader">Price</b></div><div role="row" class="row"><span role="cell">Rye</span><span role="cell">3</span></div><div role="row" class="row"><span role="cell">Oat</span><span role="cell">4</span></div></div>',
    },
  ],
});
