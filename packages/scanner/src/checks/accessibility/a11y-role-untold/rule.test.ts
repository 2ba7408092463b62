import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRoleUntold } from "./rule.ts";

const KEYS = `onkeydown="if (event.key === 'Enter' || event.key === ' ') this.click()"`;
const BOX = `style="display:inline-block;width:24px;height:24px;background:#eee" onclick="this.style.background = this.style.background === 'black' ? '#eee' : 'black'" ${KEYS}`;
const PART = "<div hidden>We bake rye and oat.</div>";

ruleOutcomes(a11yRoleUntold, {
  passed: [
    {
      what: "a button",
      body: `<button onclick="this.nextElementSibling.hidden = false">More</button>${PART}`,
    },
    {
      what: "a checkbox of its own that says so",
      body: `<span role="checkbox" aria-checked="false" aria-label="Sliced" tabindex="0" ${BOX}></span>`,
    },
  ],
  failed: [
    {
      what: "a box to check",
      body: `<p><span id="box" tabindex="0" ${BOX}></span> Sliced</p>`,
      at: ["#box"],
    },
    {
      what: "a text that opens more",
      body: `<div id="more" tabindex="0" onclick="const part = this.nextElementSibling; part.hidden = !part.hidden" ${KEYS}>Our breads</div>${PART}`,
      at: ["#more"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part that scrolls",
      body: '<div tabindex="0" style="height:40px;overflow:auto"><p>Rye</p><p>Oat</p><p>Rolls</p></div>',
    },
  ],
});
