import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yReadingOrder } from "./rule.ts";

const STEPS = '<p id="a">Last, bake the bread.</p><p id="b">First, knead the dough.</p>';

ruleOutcomes(a11yReadingOrder, {
  neverPasses: true,
  failed: [
    {
      what: "steps whose numbers count as they are seen",
      body: '<div style="display:flex;flex-direction:column-reverse"><p>3. Bake the bread.</p><p>2. Let it rest.</p><p>1. Knead the dough.</p></div>',
      at: ["main > div > p:nth-of-type(1)"],
    },
    {
      what: "two steps in a row that styles turn around",
      body: '<div style="display:flex;gap:30px"><p id="a" style="order:2">Step 2: Bake it.</p><p>Step 1: Knead it.</p></div>',
      at: ["#a"],
    },
  ],
  review: [
    {
      what: "years, which count backwards as they are seen",
      body: '<div style="display:flex;flex-direction:column-reverse"><p id="a">1. We opened.</p><p>2. We grew.</p></div>',
      at: ["#a"],
    },
    {
      what: "prices that begin with numbers",
      body: '<div style="display:flex;flex-direction:row-reverse;gap:30px"><p id="a">2 loaves for $5</p><p>1 loaf for $3</p></div>',
      at: ["#a"],
    },
    {
      what: "order in a column",
      body: `<div style="display:flex;flex-direction:column">${STEPS.replace('id="a"', 'id="a" style="order:2"')}</div>`,
      at: ["#a"],
    },
    {
      what: "a reversed row",
      body: '<div style="display:flex;flex-direction:row-reverse;gap:30px"><button id="a">Third step</button><button>Second step</button></div>',
      at: ["#a"],
    },
    {
      what: "floats to the right",
      body: '<div><span id="a" style="float:right">Third step</span><span style="float:right">Second step</span></div>',
      at: ["#a"],
    },
    {
      what: "a heading of one word that is shown above its text",
      body: '<div style="position:relative;height:200px"><p id="a" style="position:absolute;top:100px">Baked each day.</p><h2 style="position:absolute;top:0">Bread</h2></div>',
      at: ["#a"],
    },
    {
      what: "positions",
      body: '<div style="position:relative;height:200px"><p id="a" style="position:absolute;top:100px">Baked each day.</p><h2 style="position:absolute;top:0">Our rye bread</h2></div>',
      at: ["#a"],
    },
  ],
  notApplicable: [
    `<div style="display:flex;flex-direction:column">${STEPS}</div>`,
    {
      what: "a picture that is shown before its text",
      body: '<div style="display:flex;flex-direction:column"><p>Our rye bread</p><img style="order:-1" src="/a.png" alt="A loaf" width="20" height="20"></div>',
    },
    {
      what: "places in a grid in the order of the page",
      body: '<div style="display:grid"><p style="grid-row:1">Knead the dough.</p><p style="grid-row:2">Bake the bread.</p></div>',
    },
  ],
});
