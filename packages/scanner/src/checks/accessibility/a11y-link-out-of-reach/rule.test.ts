import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkOutOfReach } from "./rule.ts";

ruleOutcomes(a11yLinkOutOfReach, {
  passed: '<p><a href="/rye" tabindex="-1">See the rye</a> <a href="/rye">Rye</a></p>',
  failed: {
    what: "what is a button by its role alone, with a script for the click",
    body: '<p><a role="button" id="it" onclick="document.title += 1">Print</a></p>',
    at: ["#it"],
  },
  review: [
    {
      what: "what is a link or a switch by its role alone",
      body: '<p><span role="link" id="one">Prices</span></p><p><span role="switch" aria-checked="true" id="two">Warm</span></p>',
      at: ["#one", "#two"],
    },
    { body: '<p><a id="it" href="/news" tabindex="-1">News</a></p>', at: ["#it"] },
    { body: '<p><button id="it" tabindex="-1">Save</button></p>', at: ["#it"] },
    {
      what: "days side by side, which are asked about once",
      body: `<div><button id="it" tabindex="-1">1</button>${'<button tabindex="-1">2</button>'.repeat(27)}</div>`,
      at: ["#it"],
    },
    {
      what: "three side by side, each with an effect of its own",
      body: '<p><button id="new" tabindex="-1">New</button><button id="old" tabindex="-1">Old</button><button id="all" tabindex="-1">All</button></p>',
      at: ["#new", "#old", "#all"],
    },
  ],
  notApplicable: [
    {
      what: "such roles in and around what the Tab key reaches, and one that can't be pressed",
      body: '<a href="/rye"><span role="button">Rye</span></a><div role="button">Oat <a href="/oat" tabindex="0">more</a></div><label><input type="checkbox"><span role="checkbox" aria-checked="false">Spelt</span></label><span role="button" aria-disabled="true">Bun</span><span role="button" tabindex="0">Roll</span>',
    },
    '<div role="toolbar" aria-label="Text"><button>Bold</button><button tabindex="-1">Italic</button></div>',
    '<p aria-hidden="true"><a href="/news" tabindex="-1">News</a></p>',
    '<p><label>Loaves <input type="number"></label><button tabindex="-1">+</button></p>',
    '<p><a href="/news">News</a></p>',
  ],
});
