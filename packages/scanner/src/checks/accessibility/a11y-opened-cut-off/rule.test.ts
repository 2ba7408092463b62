import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yOpenedCutOff } from "./rule.ts";

const LINKS = `<p>Bread of the day from the oven at seven, every day but Monday</p><a href="#a">Rye bread</a>`;
const opens = (content: string): string =>
  `<button type="button" aria-expanded="false" onclick="box.hidden = !box.hidden; this.setAttribute('aria-expanded', String(!box.hidden))">Basket</button>${content}`;
const HIDDEN = "[hidden]{display:none!important}";

ruleOutcomes(a11yOpenedCutOff, {
  passed: [
    {
      what: "a drawer as wide as the window allows",
      style: `${HIDDEN}#box{position:fixed;right:0;top:0;bottom:0;width:420px;max-width:100%;box-sizing:border-box;background:#fff;overflow:auto}`,
      body: opens(`<div id="box" hidden>${LINKS}</div>`),
    },
    {
      what: "a wide drawer that scrolls in a box over the window",
      style: `${HIDDEN}#box{position:fixed;inset:0;overflow:auto}#box div{width:420px;background:#fff}`,
      body: opens(`<div id="box" hidden><div>${LINKS}</div></div>`),
    },
    {
      what: "a drawer with a second level that waits beside the window",
      style: `${HIDDEN}#box{position:fixed;left:0;top:0;bottom:0;width:280px;background:#fff}#box ul{position:absolute;left:110vw;top:0;width:280px}`,
      body: opens(`<div id="box" hidden>${LINKS}<ul><li>Rye with seeds of sunflowers</li></ul></div>`),
    },
    {
      what: "a dialog of the browser's own",
      body: `<button type="button" onclick="box.showModal()">Hours</button><dialog id="box" aria-label="Hours">${LINKS}<form method="dialog"><button>Close</button></form></dialog>`,
    },
    {
      what: "a wide part that opens in the page, which goes on to the side",
      style: `${HIDDEN}#box{width:420px}`,
      body: opens(`<div id="box" hidden>${LINKS}</div>`),
    },
  ],
  failed: [
    {
      what: "a basket at the right edge that begins left of the window",
      style: `${HIDDEN}#box{position:fixed;right:0;top:0;bottom:0;width:430px;background:#fff;overflow:auto}`,
      body: opens(`<div id="box" hidden role="dialog" aria-label="Basket">${LINKS}</div>`),
      at: ["#box > p"],
    },
    {
      what: "a menu that only a narrow window has, in German",
      style: `${HIDDEN}#open{display:none}@media (max-width:600px){#open{display:block}nav ul{position:fixed;left:0;top:40px;width:26em;margin:0;background:#fff;visibility:hidden}nav.is-open ul{visibility:visible}}`,
      body: `<button id="open" onclick="nav.classList.toggle('is-open')">Menü</button><nav id="nav" aria-label="Brote"><ul><li><a href="/1">Roggenbrot mit Sonnenblumenkernen aus dem Holzofen</a></li><li><a href="/2">Hafer</a></li></ul></nav>`,
      at: ["#nav > ul > li:nth-of-type(1) > a"],
    },
    {
      what: "a list below a button at the right that grows to the left",
      style: `${HIDDEN}#around{position:relative;float:right}#box{position:absolute;right:0;width:420px;background:#eee}`,
      body: `<div id="around">${opens(`<div id="box" hidden>${LINKS}</div>`)}</div>`,
      at: ["#box > p"],
    },
    {
      what: "a modal dialog with a width of its own in a page that does not scroll to the side",
      style: "body{overflow-x:hidden}dialog{width:480px;max-width:none;box-sizing:border-box}",
      body: `<button type="button" onclick="box.showModal()">Horaires</button><dialog id="box" aria-label="Horaires">${LINKS}<form method="dialog"><button>Fermer</button></form></dialog>`,
      at: ["#box > p"],
    },
  ],
  notApplicable: [
    { what: "a page on which nothing opens", body: "<p>Bread</p>" },
    {
      what: "a drawer that a narrow window has no button for",
      style: `${HIDDEN}@media (max-width:600px){button{display:none}}#box{position:fixed;right:0;top:0;width:430px}`,
      body: opens(`<div id="box" hidden>${LINKS}</div>`),
    },
  ],
});
