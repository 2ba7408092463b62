import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateFaint } from "./rule.ts";

const FLIP = "this.ariaPressed = String(this.ariaPressed !== 'true')";
const seat = (name: string, attributes = ""): string =>
  `<button class="seat" aria-pressed="false" ${attributes} onclick="${FLIP}">${name}</button>`;
const SEAT = ".seat{background:#fff;color:#111;border:1px solid #555;width:60px;height:40px}";

ruleOutcomes(a11yStateFaint, {
  passed: {
    what: "seats that become dark when they are chosen",
    style: `${SEAT} .seat[aria-pressed=true]{background:#234;color:#fff}`,
    body: seat("A1"),
  },
  review: [
    {
      what: "seats that become a little darker when they are chosen",
      style: `${SEAT} .seat[aria-pressed=true]{background:#f0f0ee}`,
      body: `<p>Choose your seats.</p>${seat("A1", 'id="a1"')}`,
      at: ["#a1"],
    },
    {
      what: "sizes of which the chosen one has a border of another color, and a heart that turns red",
      style: `${SEAT} .size{display:inline-block;border:2px solid #999;padding:9px} .size[aria-checked=true]{border-color:#a88}
        .heart svg{fill:#787878} .heart[aria-pressed=true] svg{fill:#c03030}`,
      body: `<div role="radiogroup" aria-label="Talla"><span class="size" role="radio" tabindex="0" id="small" aria-checked="false">Pequeña</span></div>
        <button class="heart" id="heart" aria-pressed="false" aria-label="Recordar" onclick="${FLIP}"><svg width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="9"/></svg></button>
        <script>small.onkeydown = ({ key }) => { if (key === " ") small.ariaChecked = "true"; };</script>`,
      at: ["span.size", "#heart"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "states that a mark, a thicker border, other words or a line beside show, too",
      style: `${SEAT} .seat[aria-pressed=true]{background:#f0f0ee} #mark[aria-pressed=true]::before{content:"✓ "} #thick[aria-pressed=true]{border-width:4px}
        #words[aria-pressed=true] i{font-style:normal} #beside[aria-pressed=true] + p{border-bottom:3px solid #111}`,
      body: `${seat("A1", 'id="mark" data-a')}<div>${seat("A2", 'id="thick" data-b')}</div><div>${seat("<i>A3</i>", 'id="words" data-c')}</div><div>${seat("A4", 'id="beside" data-d')}<p>Row A</p></div>`,
    },
  ],
});
