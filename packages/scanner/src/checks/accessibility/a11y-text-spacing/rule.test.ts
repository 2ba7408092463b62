import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT, SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yTextSpacing } from "./rule.ts";

ruleOutcomes(a11yTextSpacing, {
  passed: [
    {
      what: "a slider whose further slides lie outside of its box",
      style:
        ".slider{height:60px;width:250px;overflow:hidden}.track{transform:translateY(0)}.side{display:flex;width:500px}.side p{flex:0 0 250px}p{margin:0;height:60px}",
      body: '<div class="slider"><div class="track"><p>Fresh bread.</p><p>Fresh rolls from the oven, baked by hand for you.</p></div></div><div class="slider"><div class="side"><p>Rye</p><p>Oat loaves for you</p></div></div>',
    },
    {
      what: "a label that grows",
      body: '<a href="/b" style="display:block;border:1px solid;width:130px">Read all our offers</a>',
    },
  ],
  failed: [
    {
      what: "lines cut off by a fixed height",
      style: ".box{height:44px;width:250px;overflow:hidden;line-height:1.2}",
      body: '<div class="box">Fresh bread from the stone oven, baked by hand for you.</div>',
      at: ["div.box"],
    },
    {
      what: "a slide of a fixed height that is shown in place of others",
      style: ".review{height:44px;width:250px;overflow:hidden;line-height:1.2}",
      body: '<div class="slider"><div class="review">Fresh bread from the stone oven, baked by hand for you.</div><div class="review" hidden>Oat</div></div>',
      at: ["div.slider > div:nth-of-type(1)"],
    },
    {
      what: "a label that no longer fits its button",
      style: "a{display:block;border:1px solid}.tight{width:130px;overflow:hidden;white-space:nowrap}",
      body: '<a href="/a" class="tight">Read all our news</a>',
      at: ["a.tight"],
    },
  ],
  review: {
    what: "a text that runs into the next",
    style: ".box{height:40px;width:250px}.next{margin:0}",
    body: `<div class="box">Fresh bread from the stone oven, baked by hand for you.</div><p class="next">${SENTENCE}</p>`,
    at: ["div.box"],
  },
  notLookedAt: {
    what: "a page too large to be examined so closely",
    body: MUCH_TEXT,
    isKeyPage: false,
  },
});
