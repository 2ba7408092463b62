import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT, SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yTextSpacing } from "./rule.ts";

ruleOutcomes(a11yTextSpacing, {
  passed: [
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
