import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDraggingOnly } from "./rule.ts";

const BOX = "position:relative;width:80px;height:30px;background:#ddd";
/** Follows the pointer while it is down. */
const FOLLOW = `<script>let start = null; thing.onpointerdown = (event) => { start = event; };
  addEventListener("pointermove", (event) => { if (start) thing.style.left = event.clientX - start.clientX + "px"; }); addEventListener("pointerup", () => { start = null; });</script>`;
/** Takes its place among others as the pointer comes over them. */
const SORT = `<script>let held = null; for (const one of document.querySelectorAll("li")) { one.onmousedown = (event) => { held = one; event.preventDefault(); }; }
  addEventListener("mousemove", ({ clientY }) => { if (!held) return; const after = [...document.querySelectorAll("li")].filter((one) => one !== held).find((one) => one.getBoundingClientRect().top > clientY); held.parentNode.insertBefore(held, after ?? null); }); addEventListener("mouseup", () => { held = null; });</script>`;

ruleOutcomes(a11yDraggingOnly, {
  passed: [
    {
      what: "a list with buttons that move",
      body: `<ul><li id="rye" style="height:30px">Rye <button>Move down</button></li><li style="height:30px">Oat <button>Move up</button></li></ul>${SORT}`,
    },
    {
      what: "a slider with a field for its value",
      body: `<div><div id="thing" style="${BOX}">Price</div><label>Price <input type="number"></label></div>${FOLLOW}`,
    },
    {
      what: "slides with arrows",
      body: `<div><div id="thing" style="${BOX}">Slide one</div><button>Previous</button><button>Next</button></div>${FOLLOW}`,
    },
  ],
  review: [
    {
      what: "a list that is sorted by dragging alone",
      body: `<ul><li id="rye" style="height:30px">Rye</li><li style="height:30px">Oat</li></ul>${SORT}`,
      at: ["#rye"],
    },
    {
      what: "a list that hears for its entries, and is sorted by dragging alone",
      body: `<ul id="list"><li style="height:30px">Rye</li><li style="height:30px">Oat</li><li style="height:30px">Spelt</li></ul><script>let held = null; list.onmousedown = (event) => { held = event.target; event.preventDefault(); };
        addEventListener("mouseup", () => { if (held) list.append(held); held = null; });</script>`,
      at: ["#list"],
    },
    {
      what: "a slider that can only be dragged",
      body: `<div id="thing" role="slider" aria-valuenow="1" aria-label="Price" tabindex="0" style="${BOX}"></div>${FOLLOW}`,
      at: ["#thing"],
    },
    {
      what: "a card that can be put elsewhere",
      body: `<div id="thing" style="${BOX}">Rye</div>${FOLLOW}`,
      at: ["#thing"],
    },
    {
      what: "slides that can only be dragged",
      body: `<div><div id="thing" style="${BOX}">Slide one</div><button>Order</button></div>${FOLLOW}`,
      at: ["#thing"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "what hears of the pointer and stays",
      body: `<div style="${BOX}" onpointerdown="this.style.background = 'silver'">Rye</div><input type="range" aria-label="Price">`,
    },
  ],
});
