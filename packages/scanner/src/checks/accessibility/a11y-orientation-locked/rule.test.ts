import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT } from "#checks/accessibility/sample-texts.testing.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { a11yOrientationLocked } from "./rule.ts";

ruleOutcomes(a11yOrientationLocked, {
  passed: [
    "<p>Bread</p>",
    {
      what: "an arrow that points down where parts stand below each other",
      style: "@media(orientation:portrait){.arrow{transform:rotate(90deg);display:inline-block}}",
      body: '<p>Flour <span class="arrow" aria-hidden="true">➜</span> dough</p>',
    },
    {
      what: "an icon in a button that is turned",
      style: "@media(orientation:landscape){.icon{transform:rotate(-90deg);display:inline-block}}",
      body: '<button aria-label="More"><b class="icon"><i>▾</i></b></button>',
    },
    {
      what: "words that stand on their side however the device is held, and others that are turned on paper alone",
      style:
        ".side{transform:rotate(90deg)}@media(orientation:portrait){.side{transform:rotate(90deg)}}@media print and (orientation:landscape){p{transform:rotate(90deg)}}",
      body: '<p>Rye</p><div class="side">Scroll for more bread</div>',
    },
    {
      what: "the same text both ways",
      body: '<div class="ask"><p>Please rotate your device to see this page.</p></div>',
    },
  ],
  failed: [
    {
      what: "a part with words that is turned upright alone",
      style: "@media(orientation:portrait){.offer{transform:rotate(90deg)}}",
      body: '<p>Bread</p><div class="offer"><p>Rye bread on Friday</p></div>',
      at: ["div.offer", "head > style"],
      by: ALFA,
    },
    {
      what: "a page that asks to turn the device in place of its content",
      style:
        ".ask{display:none}@media(orientation:portrait){.ask{display:block;position:fixed;inset:0;background:#fff}}",
      body: '<div class="ask"><p>Please rotate your device to see this page.</p></div>',
      at: ["div.ask > p"],
    },
    ...["Περιστρέψτε τη συσκευή σας", "端末を横向きにしてください", "Ruota lo schermo per continuare"].map(
      (asks) => ({
        what: `a layer over all that says ${asks}`,
        style:
          ".ask{display:none}@media(orientation:portrait){.ask{display:block;position:fixed;inset:0;background:#fff}}",
        body: `<div class="ask"><p>${asks}</p></div>`,
        at: ["div.ask > p"],
      }),
    ),
    {
      what: "a page that hides its content and asks to turn the device",
      style: ".ask{display:none}@media(orientation:portrait){.ask{display:block}.all{display:none}}",
      body: `<div class="ask"><p>Bitte drehen Sie Ihr Gerät.</p></div><div class="all">${MUCH_TEXT}</div>`,
      at: ["div.ask > p"],
    },
    {
      what: "a page that is turned back",
      style:
        "@media(orientation:landscape) and (max-width:900px) and (max-height:395px){body{transform:rotate(-90deg)}}",
      body: "<p>Bread</p>",
      at: ["body", "head > style"],
    },
  ],
  review: [
    {
      what: "a hint above a part that is hidden, on a page that stays",
      style: ".ask{display:none}@media(orientation:portrait){.ask{display:block}.all{display:none}}",
      body: `<div class="ask"><p>Please rotate your device to see the table.</p></div><div class="all">Prices of bread</div>${MUCH_TEXT}`,
    },
    {
      what: "a mere hint",
      style: ".ask{display:none}@media(orientation:portrait) and (max-width:600px){.ask{display:block}}",
      body: '<div class="ask"><p>Please rotate your device to see this page.</p></div>',
    },
  ],
  notLookedAt: {
    what: "a page too large to be examined so closely",
    body: MUCH_TEXT,
    isKeyPage: false,
  },
});
