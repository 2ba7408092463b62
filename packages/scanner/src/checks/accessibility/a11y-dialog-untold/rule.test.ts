import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDialogUntold } from "./rule.ts";

/** A box over the whole page, as scripts draw it. */
const STYLE =
  ".veil{position:fixed;inset:0;background:#0008;z-index:9}.veil[hidden]{display:none}.veil > div{position:absolute;left:400px;top:200px;width:400px;height:200px;background:#fff}";
const opening = (markup: string): string =>
  `<button onclick="veil.hidden = false; mail.focus()">Open</button><div class="veil" id="veil" hidden>${markup}</div>`;
const INSIDE = '<input id="mail" aria-label="Mail"><button onclick="veil.hidden = true">Close</button>';

ruleOutcomes(a11yDialogUntold, {
  passed: [
    {
      what: "a dialog with a heading as its name",
      style: STYLE,
      body: opening(
        `<div role="dialog" aria-modal="true" aria-labelledby="name"><h2 id="name">News</h2>${INSIDE}</div>`,
      ),
    },
    '<button onclick="own.showModal()">Open</button><dialog id="own" aria-label="Hours">Open from six <button onclick="own.close()">Close</button></dialog>',
  ],
  failed: [
    {
      what: "a dialog without a name",
      style: STYLE,
      body: opening(`<div role="dialog" aria-modal="true" id="box"><h2>News</h2>${INSIDE}</div>`),
      at: ["#box"],
    },
    {
      what: "the browser's own dialog without a name",
      body: '<button onclick="own.showModal()">Open</button><dialog id="own"><h2>Hours</h2><button onclick="own.close()">Close</button></dialog>',
      at: ["#own"],
    },
  ],
  review: {
    what: "a box over the page without a role",
    style: STYLE,
    body: opening(`<div><h2>News</h2>${INSIDE}</div>`),
    at: ["#veil"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part of the page that opens",
      body: '<button onclick="more.hidden = !more.hidden">More</button><div id="more" hidden>We bake rye.</div>',
    },
  ],
});
