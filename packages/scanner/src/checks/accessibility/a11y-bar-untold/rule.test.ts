import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBarUntold } from "./rule.ts";

const STYLE =
  ".bar{width:200px;height:12px;background:#ddd}.bar>*{display:block;height:12px;background:#063}";
const bar = (attributes: string, inner = 'style="width:70%"'): string =>
  `<div ${attributes} class="bar"><span ${inner}></span></div>`;

const SHARES =
  ".part{width:200px;height:14px;background:#ddd}.part i{display:block;height:14px;background:#9db39b}";

ruleOutcomes(a11yBarUntold, {
  passed: [
    {
      what: "a share beside its number",
      style: SHARES,
      body: '<p>Pain, 36 %</p><div class="part"><i style="width:36%"></i></div>',
    },
    {
      what: "a bar with a role",
      style: STYLE,
      body: `<p>Sold</p>${bar('role="progressbar" aria-label="Sold" aria-valuenow="70"')}`,
    },
    {
      what: "a role on what fills it",
      style: STYLE,
      body: bar("", 'role="meter" aria-label="Sold" aria-valuenow="70" style="width:70%"'),
    },
    { what: "a number beside it", style: STYLE, body: `<li>Yes, 70% ${bar("")}</li>` },
    { what: "a name", style: STYLE, body: bar('role="img" aria-label="Seven of ten are sold"') },
  ],
  review: [
    {
      what: "the result of a poll that comes once it is sent",
      style: SHARES,
      body: `<form id="poll"><label><input type="radio" name="p"> Ja</label> <label><input type="radio" name="p"> Nein</label> <button>Abstimmen</button></form><div id="result"></div>
        <script>poll.onsubmit = (event) => { event.preventDefault(); result.innerHTML = '<p>Ja</p><div class="part" id="it"><i style="width:64%"></i></div>'; };</script>`,
      isKeyPage: true,
      at: ["#it"],
    },
    {
      what: "shares that nobody names, with widths in percent",
      style: SHARES,
      body: '<p>Pane</p><div class="part" id="it"><i style="height: 14px; width: 36%"></i></div>',
      at: ["#it"],
    },
    {
      what: "what is sold",
      style: STYLE,
      body: `<section><p>Tickets</p>${bar('id="it"')}</section>`,
      at: ["#it"],
    },
    {
      what: "skills, in German",
      style: STYLE,
      body: `<ul><li>Töpfern ${bar('id="it"')}</li></ul>`,
      at: ["#it"],
    },
    {
      what: "an upload that runs",
      style: ".up{height:8px;border:1px solid #063;width:300px}.fill{height:8px;width:40%;background:#063}",
      body: '<p>Your file</p><div class="up" id="it"><div class="fill"></div></div>',
      at: ["#it"],
    },
    {
      what: "a bar far from any words",
      style: `${STYLE} .far{margin-top:80px}`,
      body: `<p>Bread</p><div class="far"><div><div>${bar('id="it"')}</div></div></div>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "a part of a box that a hand moves, and one that is full",
      style: SHARES,
      body: `<div class="part" style="cursor:grab"><i style="width:30%"></i></div><div class="part"><i style="width:100%"></i></div>`,
    },
    "<p>Bread</p>",
    "<label>Sold <progress value='7' max='10'></progress></label>",
    {
      what: "the track of a slider",
      style: STYLE,
      body: `<div class="bar range-track"><span style="width:30%"></span></div>`,
    },
    { what: "a bar that is full", style: STYLE, body: bar("", 'style="width:100%"') },
    { what: "how far a page was read", style: `${STYLE} .bar{position:fixed;top:0}`, body: bar("") },
    {
      what: "a line that decorates a heading",
      style:
        ".line{width:200px;height:4px;background:#ddd}.line>*{display:block;height:4px;width:40px;background:#063}",
      body: '<h2>Bread</h2><div class="line"><span></span></div>',
    },
  ],
});
