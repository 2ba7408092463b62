import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const swatches = (tag: string, event: string): string =>
  `<style>.on{outline:3px solid} .sw{display:inline-block;width:34px;height:34px;cursor:pointer}</style><div id="colors">${["#c22", "#2a2", "#22c"].map((color) => `<${tag} class="sw" title="${color}" style="background:${color}"></${tag}>`).join("")}</div>
  <script>colors.addEventListener("${event}", ({ target }) => { if (!target.matches(".sw")) return; for (const one of colors.children) one.classList.toggle("on", one === target); });</script>`;

const note = (): string =>
  `<p><span id="note" style="cursor:pointer;border-bottom:1px dashed">Före jul</span></p><script>const edit = () => { note.innerHTML = '<input aria-label="Note">'; }; document.body.addEventListener("dblclick", ({ target }) => { if (target === note) edit(); });</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: {
    what: "a part that opens by keys that its scripts hear as well, and swatches that are buttons",
    body: `<details><summary onkeydown="if (event.key === 'x') event.preventDefault()">Bikes</summary><p>Yes, for two pounds</p></details>${swatches("button", "click")}`,
  },
  failed: [
    {
      what: "a part whose keys are stopped",
      body: `<details><summary id="bikes" onkeydown="if (event.key === 'Enter' || event.key === ' ') event.preventDefault()">Bikes</summary><p>Yes, for two pounds</p></details>`,
      at: ["#bikes"],
    },
    {
      what: "swatches of a color each, of which a click marks one",
      body: swatches("div", "pointerup"),
      at: ["#colors > div:nth-of-type(1)", "#colors > div:nth-of-type(2)"],
    },
    {
      what: "words whose double clicks the page hears of at one place",
      body: note(),
      at: ["#note"],
    },
  ],
  review: {
    what: "words whose double clicks the page hears of, beside a button for something else",
    body: `${note()}<p><button onclick="document.title = 'x'">Print</button></p>`,
    at: ["#note"],
  },
  notApplicable:
    '<span style="cursor:pointer">Före jul</span><script>document.body.addEventListener("dblclick", () => {});</script>',
});
