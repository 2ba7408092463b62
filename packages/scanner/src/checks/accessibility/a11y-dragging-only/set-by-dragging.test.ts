import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDraggingOnly } from "./rule.ts";

/** A dial that stays where it is and sets the heat of the oven as it is dragged. */
const dial = (keys = "", { attributes = "", beside = "" } = {}): string =>
  `<div><p>Oven: <span id="heat">200</span> degrees</p><div id="dial" style="width:60px;height:60px;border-radius:50%;background:#ccc;cursor:grab;user-select:none" ${attributes}></div>${beside}</div>
  <script>{ let from = null; window.set = (to) => { heat.textContent = to; }; dial.onpointerdown = ({ clientY }) => { from = clientY; }; addEventListener("pointermove", ({ clientY }) => { if (from !== null) set(200 + Math.round(from - clientY)); }); addEventListener("pointerup", () => { from = null; }); ${keys} }</script>`;

/** A bolt on a rail that says so once it was pulled to its end; the picture of it stays. */
const bolt = (beside = ""): string =>
  `<div><p>Tirez le verrou jusqu’au bout.</p><div id="rail" style="position:relative;width:280px;height:40px;background:#dcb"><b id="bolt" style="position:absolute;left:0;width:36px;height:40px;background:#840;cursor:grab;touch-action:none"></b></div><p id="said"></p>${beside}</div>
  <script>{ let from = null; bolt.onpointerdown = ({ clientX }) => { from = clientX; }; addEventListener("pointermove", ({ clientX }) => { if (from !== null && clientX - from > 200) said.textContent = "Ouvert"; }); addEventListener("pointerup", () => { from = null; }); }</script>`;

/** A slider below its own words; `click` is what a click on its track does. A framework hears for both. */
const belowItsWords = (click: string): string =>
  `<div id="root"><div><p id="told">Up to 40 euros</p><div id="rail" style="position:relative;width:300px;height:8px;margin:20px 0;background:#999"><div id="knob" role="slider" tabindex="0" aria-label="Price" aria-valuemin="0" aria-valuemax="40" aria-valuenow="40" style="position:absolute;left:286px;top:-10px;width:28px;height:28px;background:#046;touch-action:none"></div></div></div></div>
  <script>const put = (x) => { const at = Math.max(0, Math.min(300, x - rail.getBoundingClientRect().left)); knob.style.left = at - 14 + "px"; knob.ariaValueNow = String(Math.round(at / 7.5)); told.textContent = "Up to " + knob.ariaValueNow + " euros"; };
  knob.__reactProps$k = { onPointerDown: (event) => knob.setPointerCapture(event.pointerId), onPointerMove: (event) => { if (event.buttons > 0) put(event.clientX); }, onKeyDown: ({ key }) => { if (key === "ArrowLeft") put(knob.getBoundingClientRect().left + 4); } };
  rail.__reactProps$k = { onClick: (event) => { ${click} } };
  for (const [name, of] of [["pointerdown", "onPointerDown"], ["pointermove", "onPointerMove"], ["keydown", "onKeyDown"], ["click", "onClick"]])
    root.addEventListener(name, (event) => { for (let at = event.target; at !== root && at !== null; at = at.parentElement) at.__reactProps$k?.[of]?.(event); });</script>`;

/** A knob that says how far it is, on a track that hears of no click. */
const knob = (beside = ""): string =>
  `<p id="miles">Up to 6 miles</p><div style="position:relative;width:260px;height:12px;background:#bbb"><div id="knob" style="position:absolute;left:60px;top:-8px;width:28px;height:28px;background:#252;touch-action:none"></div></div>${beside}
  <script>{ let is = false; knob.onpointerdown = ({ pointerId }) => { is = true; knob.setPointerCapture(pointerId); }; knob.onpointermove = ({ clientX }) => { if (!is) return; const at = Math.max(0, Math.min(232, clientX - knob.parentElement.getBoundingClientRect().left - 14)); knob.style.left = at + "px"; miles.textContent = "Up to " + Math.round(at / 9) + " miles"; }; knob.onpointerup = () => { is = false; }; }</script>`;

/** A column whose edge makes it wider. */
const column = (beside = ""): string =>
  `<table style="table-layout:fixed;width:420px"><tr><th id="first" style="position:relative">Name<span id="grip" style="position:absolute;right:0;top:0;bottom:0;width:10px;background:#999;cursor:col-resize"></span></th><th>Hours</th></tr></table>${beside}
  <script>{ let from = null; grip.onmousedown = (event) => { from = event.clientX; event.preventDefault(); }; document.addEventListener("mousemove", ({ clientX }) => { if (from !== null) first.style.width = Math.max(80, 210 + clientX - from) + "px"; }); document.addEventListener("mouseup", () => { from = null; }); }</script>`;

ruleOutcomes(a11yDraggingOnly, {
  failed: [
    { what: "a knob that alone sets a number in words", body: knob(), at: ["#knob"] },
    { what: "the edge of a column that alone makes it wider", body: column(), at: ["#grip"] },
  ],
  passed: [
    {
      what: "a slider below its words, whose track can be clicked",
      body: belowItsWords("put(event.clientX);"),
    },
    {
      what: "a dial beside buttons for more and less",
      body: dial("", {
        beside:
          "<button onclick='set(210)' aria-label='More'>+</button> <button onclick='set(190)' aria-label='Less'>−</button>",
      }),
    },
    {
      what: "a bolt on a rail beside a field for how far it is open",
      body: bolt('<label>Verrou <input type="range" value="0"></label>'),
    },
  ],
  review: [
    {
      what: "a knob beside a field that may set the same",
      body: knob('<label>Miles <input type="number" value="6"></label>'),
      at: ["#knob"],
    },
    { what: "a dial that only dragging turns", body: dial(), at: ["#dial"] },
    {
      what: "a dial that arrow keys turn, and no click",
      body: dial(
        "dial.onkeydown = ({ key }) => { if (key === 'ArrowRight') set(Number(heat.textContent) + 5); };",
        {
          attributes: 'tabindex="0" role="group" aria-label="Oven"',
        },
      ),
      at: ["#dial"],
    },
    { what: "a bolt that has to be dragged to the end of its rail, in French", body: bolt(), at: ["#bolt"] },
  ],
  notApplicable: [
    {
      what: "a picture under which its place is told while the pointer is over it",
      body: `<div id="map" style="width:90px;height:60px;background:#ccc;cursor:move;user-select:none"></div><p id="at">nowhere</p><script>map.onpointerdown = () => {}; map.onmousemove = ({ offsetX }) => { at.textContent = offsetX + " east"; }; map.onmouseleave = () => { at.textContent = "nowhere"; };</script>`,
    },
    {
      what: "a card that looks draggable, and hears of the pointer for nothing",
      body: '<div id="card" style="width:90px;cursor:grab;user-select:none">Rye</div><script>card.onpointerdown = () => {};</script>',
    },
  ],
});
