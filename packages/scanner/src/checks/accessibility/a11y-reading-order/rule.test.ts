import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yReadingOrder } from "./rule.ts";

const STEPS = '<p id="a">Last, bake the bread.</p><p id="b">First, knead the dough.</p>';

ruleOutcomes(a11yReadingOrder, {
  neverPasses: true,
  failed: [
    {
      what: "addresses, words and numbers that only a style sheet turns the right way around",
      style:
        ".turned{unicode-bidi:bidi-override;direction:rtl} .forced{unicode-bidi:isolate-override;direction:ltr}",
      body: '<p>Mail: <span id="mail" class="turned">elpmaxe.reiruoc@srettel</span></p><p class="turned">Brot <b id="word">nehcsiwz</b></p><p>Tel. <span id="phone" class="turned">645 210-22</span></p><p>כתובת: <span id="hebrew" class="forced">םולש</span></p>',
      at: ["#hebrew", "#mail", "#phone", "#word", "p.turned"],
    },
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
    {
      what: "text of its own direction, text that is told to be turned, and words that are not read out",
      style:
        ".turned{unicode-bidi:bidi-override;direction:rtl} .plain{unicode-bidi:bidi-override;direction:ltr}",
      body: '<p class="turned" lang="he">שלום עולם</p><p><span class="turned" lang="ar">مرحبا</span> <span class="plain">Bread</span> <bdo dir="rtl">daerB</bdo> <span class="turned">ab</span> <span dir="rtl">Bread</span></p><p><span class="turned" aria-hidden="true">daerb eyr</span></p><p class="turned"><span style="unicode-bidi:isolate;direction:ltr">Bread</span></p>',
    },
    `<div style="display:flex;flex-direction:column">${STEPS}</div>`,
    {
      what: "a picture that is shown before its text",
      body: '<div style="display:flex;flex-direction:column"><p>Our rye bread</p><img style="order:-1" src="/a.png" alt="A loaf" width="20" height="20"></div>',
    },
    {
      what: "bars that stay at the edges of the window",
      body: '<div style="position:absolute;top:2000px">Our rye bread</div><div style="position:fixed;left:0;bottom:0">One loaf in your basket</div><div style="position:fixed;left:0;top:0">Order until six</div>',
    },
    {
      what: "a month that only screen readers meet",
      body: '<div style="position:relative;display:flex"><h2 style="position:absolute;top:30px;width:1px;height:1px;clip:rect(1px,1px,1px,1px);overflow:hidden">November 2026</h2><p style="float:right">Month of the year</p></div>',
    },
    {
      what: "places in a grid in the order of the page",
      body: '<div style="display:grid"><p style="grid-row:1">Knead the dough.</p><p style="grid-row:2">Bake the bread.</p></div>',
    },
  ],
});
