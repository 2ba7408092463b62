import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yOrientationLocked } from "./rule.ts";

ruleOutcomes(a11yOrientationLocked, {
  passed: [
    "<p>Bread</p>",
    {
      what: "the same text both ways",
      body: '<div class="ask"><p>Please rotate your device to see this page.</p></div>',
    },
  ],
  failed: [
    {
      what: "a page that asks to turn the device in place of its content",
      style:
        ".ask{display:none}@media(orientation:portrait){.ask{display:block;position:fixed;inset:0;background:#fff}}",
      body: '<div class="ask"><p>Please rotate your device to see this page.</p></div>',
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
  review: {
    what: "a mere hint",
    style: ".ask{display:none}@media(orientation:portrait) and (max-width:600px){.ask{display:block}}",
    body: '<div class="ask"><p>Please rotate your device to see this page.</p></div>',
  },
  notLookedAt: {
    what: "a page too large to be examined so closely",
    body: MUCH_TEXT,
    isKeyPage: false,
  },
});
