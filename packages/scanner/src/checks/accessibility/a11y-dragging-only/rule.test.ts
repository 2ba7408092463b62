import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { GESTURES } from "#gather/operating/gestures/gesture-facts.ts";

import { a11yDraggingOnly } from "./rule.ts";

const BOX = "position:relative;width:80px;height:30px;background:#ddd";
/** Follows the pointer while it is down. */
const FOLLOW = `<script>let start = null; thing.onpointerdown = (event) => { start = event; };
  addEventListener("pointermove", (event) => { if (start) thing.style.left = event.clientX - start.clientX + "px"; }); addEventListener("pointerup", () => { start = null; });</script>`;
/** Takes its place among others as the pointer comes over them. */
const SORT = `<script>let held = null; for (const one of document.querySelectorAll("li")) { one.onmousedown = (event) => { held = one; event.preventDefault(); }; }
  addEventListener("mousemove", ({ clientY }) => { if (!held) return; const after = [...document.querySelectorAll("li")].filter((one) => one !== held).find((one) => one.getBoundingClientRect().top > clientY); held.parentNode.insertBefore(held, after ?? null); }); addEventListener("mouseup", () => { held = null; });</script>`;

const ITEM = 'draggable="true" style="height:30px"';
/** Takes its place among others when its own handle is pulled. */
const PULL = `<style>.pull{cursor:grab}</style><script>let held = null; list.onmousedown = (event) => { held = event.target.closest(".pull") && event.target.closest("li"); if (held) event.preventDefault(); };
  addEventListener("mousemove", ({ clientY }) => { if (!held) return; const after = [...list.children].filter((one) => one !== held).find((one) => one.getBoundingClientRect().top > clientY); list.insertBefore(held, after ?? null); }); addEventListener("mouseup", () => { held = null; });</script>`;
/** Puts an entry behind the one it is dropped on, by the browser's own dragging. */
const DROP = `<script>let held = null; for (const one of document.querySelectorAll("[draggable]")) {
  one.ondragstart = (event) => { held = one; event.dataTransfer.setData("text/plain", one.textContent); }; one.ondragover = (event) => event.preventDefault();
  one.ondrop = (event) => { event.preventDefault(); one.after(held); }; }</script>`;
/** Puts an entry before the one it is dropped on. */
const DROP_BEFORE = DROP.replace("one.after(held)", "if (held !== one) one.before(held)");
const three = (beside: string): string =>
  `<ul id="list">${["Roggen", "Hafer", "Dinkel"].map((name) => `<li ${ITEM}>${name} ${beside}</li>`).join("")}</ul>${DROP_BEFORE}`;
/** A card that is taken over into a box. */
const BOARD = `<script>let held = null; card.ondragstart = () => { held = card; }; box.ondragover = (event) => event.preventDefault(); box.ondrop = (event) => { event.preventDefault(); box.append(held); };</script>`;
/** The handle comes where its track is clicked. */
const CLICK = `<script>track.onclick = (event) => { thing.style.left = event.clientX - track.getBoundingClientRect().left - 10 + "px"; };</script>`;
const HANDLE =
  '<div id="thing" role="slider" aria-valuenow="1" aria-label="Price" tabindex="0" style="position:absolute;width:20px;height:20px;background:#555"></div>';
const TRACK = `<div id="track" style="position:relative;width:400px;height:24px;background:#ddd">${HANDLE}</div>`;

/** Two handles on one track, each in a box of its own; a click on the track brings the nearer one. */
const range = (
  low: number,
  high: number,
  onTrack: boolean,
) => `<div id="track" style="position:relative;width:400px;height:24px;background:#ddd">
  ${[low, high].map((at) => `<div style="position:absolute;left:${at}px"><div class="knob" role="slider" aria-valuenow="${at}" aria-label="From ${at}" tabindex="0" style="width:20px;height:20px;background:#555"></div></div>`).join("")}</div>
  <script>{ const knobs = [...document.querySelectorAll(".knob")]; let held = null; const put = (knob, x) => { knob.parentNode.style.left = x + "px"; knob.setAttribute("aria-valuenow", x); };
  const way = (knob, x) => Math.abs(parseFloat(knob.parentNode.style.left) - x); const on = (event) => event.clientX - track.getBoundingClientRect().left - 10;
  for (const knob of knobs) knob.onpointerdown = () => { held = knob; }; addEventListener("pointermove", (event) => { if (held) put(held, on(event)); }); addEventListener("pointerup", () => { held = null; });
  if (${onTrack}) track.onclick = (event) => { if (event.target !== track) return; const x = on(event); put(knobs.toSorted((a, b) => way(a, x) - way(b, x))[0], x); }; }</script>`;

/** Slides in a row, of which one is seen; they go along and stay where they were let go past the middle. */
const SLIDES = `<div id="slides" style="width:400px;overflow:hidden"><div id="row" style="display:flex;width:1200px"><h2 style="width:400px">Rye</h2><h2 style="width:400px">Oat</h2><h2 style="width:400px">Spelt</h2></div></div>
  <script>let at = 0; let down = null; const put = (left) => { row.style.transform = "translateX(" + left + "px)"; };
  slides.onpointerdown = (event) => { down = event.clientX; }; addEventListener("pointermove", (event) => { if (down !== null) put(event.clientX - down - at * 400); });
  addEventListener("pointerup", (event) => { if (down === null) return; if (down - event.clientX > 200 && at < 2) at += 1; down = null; put(-at * 400); });</script>`;

/** Turns what stands in a box that keeps its place. */
const TURN = `<script>let turned = 0; let held = null; const stage = document.getElementById("stage"); stage.onpointerdown = (event) => { held = event.clientX; stage.setPointerCapture(event.pointerId); };
  stage.onpointermove = (event) => { if (held === null) return; turned += event.clientX - held; held = event.clientX; loaf.style.transform = "rotate(" + turned + "deg)"; }; stage.onpointerup = () => { held = null; };</script>`;
const STAGE = `<div id="stage" role="img" aria-label="The loaf from all sides" style="width:300px;height:120px;cursor:grab;touch-action:none;border:1px solid #000"><div id="loaf" style="width:60px;height:60px;background:#963"></div></div>`;
/** Takes an entry out of its list when it is swiped to the left; the document hears for all. */
const SWEEP = `<script>let swept = null; let from = 0; document.addEventListener("pointerdown", (event) => { swept = event.target.closest("#later li"); from = event.clientX; });
  document.addEventListener("pointerup", (event) => { if (swept && from - event.clientX > 80) swept.remove(); swept = null; });</script>`;
const later = (more = ""): string =>
  `<h2>For later</h2><ul id="later">${["Rye", "Oat"].map((name) => `<li style="touch-action:pan-y;padding:8px;background:#eee">${name} bread ${more}</li>`).join("")}</ul>${SWEEP}`;

/** A map that goes along with the pointer in its window. */
const mapWith = (buttons: string): string =>
  `<section><div style="position:relative;width:1100px;height:400px"><div id="map" role="application" aria-label="Mapa" style="height:400px;overflow:hidden;cursor:grab;touch-action:none"><div id="world" style="width:2000px;height:900px;background:#cec">Calle Real</div></div><div style="position:absolute;right:8px;top:8px">${buttons}</div></div></section>
  <script>let x = 0; let y = 0; let held = null; map.onpointerdown = (event) => { held = [event.clientX - x, event.clientY - y]; }; addEventListener("pointermove", (event) => { if (!held) return; x = event.clientX - held[0]; y = event.clientY - held[1]; world.style.transform = "translate(" + x + "px," + y + "px)"; }); addEventListener("pointerup", () => { held = null; });</script>`;
const ZOOM = '<button aria-label="Acercar">+</button><button aria-label="Alejar">−</button>';

ruleOutcomes(a11yDraggingOnly, {
  passed: [
    {
      what: "a map with buttons that move it, and others that make it larger",
      body: mapWith(`${ZOOM}<button aria-label="Arriba">↑</button><button aria-label="Abajo">↓</button>`),
    },
    {
      what: "entries with handles, and buttons that move them",
      body: `<ul id="list">${["Rye", "Oat", "Spelt"].map((name) => `<li><button class="pull" aria-label="Drag ${name}">⠿</button> ${name} <button class="up">Move ${name} up</button></li>`).join("")}</ul>${PULL}<script>for (const up of document.querySelectorAll(".up")) up.onclick = () => { const one = up.parentNode; one.previousElementSibling?.before(one); };</script>`,
    },
    {
      what: "a handle whose number can be written, too",
      body: `<section><div style="${BOX.replace("80px", "300px")}"><div id="thing" style="position:absolute;width:20px;height:20px;background:#555"></div></div><label>Price <input value="$40"></label></section>${FOLLOW}`,
    },
    {
      what: "such a picture in a shadow root",
      body: `<shop-stage></shop-stage><script>customElements.define("shop-stage", class extends HTMLElement { connectedCallback() { const root = this.attachShadow({ mode: "open" }); root.innerHTML = ${JSON.stringify(`${STAGE}<button>Turn left</button> <button>Turn right</button>`)}; let held = null; const stage = root.getElementById("stage");
        stage.onpointerdown = (event) => { held = event.clientX; }; stage.onpointermove = (event) => { if (held !== null) stage.firstChild.style.transform = "rotate(" + (event.clientX - held) + "deg)"; }; stage.onpointerup = () => { held = null; }; } });</script>`,
    },
    {
      what: "a picture that buttons turn, too",
      body: `<section>${STAGE}<button>Turn left</button><button>Turn right</button></section>${TURN}`,
    },
    { what: "entries that a button takes away, too", body: later("<button>Move back to the bag</button>") },
    {
      what: "a map with buttons for it in the part below it",
      body: `<div style="position:relative;width:400px;height:240px;overflow:hidden"><div id="thing" style="position:absolute;width:900px;height:700px;background:#cec"></div></div><p role="group" aria-label="Map"><button aria-label="Map to the left">←</button> <button aria-label="Map to the right">→</button></p>${FOLLOW}`,
    },
    {
      what: "a row of slides with buttons",
      body: `<section>${SLIDES}<button>Previous slide</button><button>Next slide</button></section>`,
    },
    {
      what: "entries that the browser drags, with buttons that move them",
      body: `<ul><li id="rye" ${ITEM}>Rye <button>Move down</button></li><li ${ITEM}>Oat <button>Move up</button></li></ul>${DROP}`,
    },
    {
      what: "entries that go before what they are dropped on, with buttons that move them",
      body: three("<button>Nach oben</button>"),
    },
    {
      what: "plants that a bed takes copies of, with buttons that move them there, too",
      body: `<div style="width:300px"><div id="card" ${ITEM}>Lavendel</div><button onclick="box.textContent = 'Lavendel'">Ins Beet verschieben</button></div><div id="box" style="width:200px;height:80px;background:#eee"></div>${BOARD.replace("box.append(held)", "box.textContent = held.textContent")}`,
    },
    {
      what: "a card with a list of the boxes it can go to",
      body: `<div style="width:300px"><div id="card" ${ITEM}>Rye <label>Box <select><option>To do</option><option>Done</option></select></label></div></div><div id="box" style="width:200px;height:80px;background:#eee"></div>${BOARD}`,
    },
    {
      what: "a slider whose track can be clicked",
      body: `${TRACK}${FOLLOW}${CLICK}`,
    },
    ...[
      [80, 320],
      [10, 60],
      [340, 370],
      [150, 250],
    ].map(([low = 0, high = 0]) => ({
      what: `handles at ${low} and ${high} that come to a click on their track`,
      body: range(low, high, true),
    })),
    {
      what: "a list with buttons that move",
      body: `<ul><li id="rye" style="height:30px">Rye <button>Move down</button></li><li style="height:30px">Oat <button>Move up</button></li></ul>${SORT}`,
    },
    ...[
      ["nach oben", "nach unten"],
      ["subir", "bajar"],
      ["monter", "descendre"],
    ].map(([up, down]) => ({
      what: `a list with buttons for “${up}” and “${down}”`,
      body: `<ul><li id="rye" style="height:30px">Rye <button>Rye ${down}</button></li><li style="height:30px">Oat <button>Oat ${up}</button></li></ul>${SORT}`,
    })),
    {
      what: "a list with arrows that have longer names",
      body: `<ul><li id="rye" style="height:30px">Rye <button aria-label="Rye: einen Platz tiefer">↓</button></li><li style="height:30px">Oat <button aria-label="Oat: einen Platz höher">↑</button></li></ul>${SORT}`,
    },
    {
      what: "a handle with buttons for its value below its track",
      body: `<div><p>Preis bis</p>${TRACK}<p><button>Preis senken</button> <button>Preis erhöhen</button></p></div>${FOLLOW}`,
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
  failed: [
    {
      what: "entries that go before what they are dropped on",
      body: three(""),
      at: ["#list > li:nth-of-type(1)"],
    },
    {
      what: "entries with handles that are named after moving, and do nothing when they are clicked",
      body: `<ul id="list">${["Rye", "Oat", "Spelt"].map((name) => `<li><button class="pull" aria-label="Move ${name}">⠿</button> ${name}</li>`).join("")}</ul>${PULL}`,
      at: ["#list"],
    },
    {
      what: "a list below a field for other things, whose entries are dragged",
      body: `<h2>Find</h2><label>Title <input></label><h2>Your list</h2><ul>${["Rye", "Oat", "Spelt"].map((name) => `<li style="height:30px">${name}</li>`).join("")}</ul>${SORT}`,
    },
    { what: "entries that are swiped away", body: later() },
    {
      what: "two handles whose track does nothing",
      body: range(80, 320, false),
      at: ["#track > div:nth-of-type(1) > div", "#track > div:nth-of-type(2) > div"],
    },
    { what: "a row of slides that can only be swiped", body: SLIDES, at: ["#slides"] },
    {
      what: "a list that is sorted by dragging alone, with buttons that do other things",
      body: `<ul><li id="rye" style="height:30px">Roggen <button>Roggen entfernen</button></li><li style="height:30px">Hafer <button>Hafer entfernen</button></li></ul>${SORT}`,
      at: ["#rye"],
    },
    {
      what: "plants that stay where they are while a bed takes their names",
      body: `<div style="width:300px"><div id="card" ${ITEM}>Lavendel</div></div><div id="box" style="width:200px;height:80px;background:#eee"></div>${BOARD.replace("box.append(held)", "box.textContent = held.textContent")}`,
      at: ["#card"],
    },
    {
      what: "breads of which an order takes copies",
      body: `<p><b id="card" ${ITEM}>Seigle</b></p><ol id="box" style="width:200px;height:80px;background:#eee"></ol>${BOARD.replace("box.append(held)", "box.insertAdjacentHTML('beforeend', '<li>' + held.textContent + '</li>')")}`,
      at: ["#card"],
    },
    {
      what: "entries that the browser drags, and nothing else moves",
      body: `<ul><li id="rye" ${ITEM}>Rye</li><li ${ITEM}>Oat</li></ul>${DROP}`,
      at: ["#rye"],
    },
    {
      what: "a card that goes to a box by dragging alone",
      body: `<div style="width:300px"><div id="card" ${ITEM}>Rye</div></div><div id="box" style="width:200px;height:80px;background:#eee"></div>${BOARD}`,
      at: ["#card"],
    },
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
      what: "such a list of entries with gaps between them",
      body: `<ul id="list"><li style="height:40px">Rye</li><li style="height:40px;margin:20px 0">Oat</li><li style="height:40px;margin:20px 0">Spelt</li><li style="height:40px">Wheat</li></ul><script>let held = null; list.onmousedown = (event) => { held = event.target === list ? null : event.target; event.preventDefault(); };
        addEventListener("mouseup", () => { if (held) list.append(held); held = null; });</script>`,
      at: ["#list"],
    },
  ],
  review: [
    { what: "a map with buttons that only make it larger", body: mapWith(ZOOM), at: ["#map"] },
    {
      what: "a map in English whose buttons only zoom",
      body: mapWith("<button>Zoom in</button><button>Zoom out</button>"),
      at: ["#map"],
    },
    { what: "a picture that only dragging turns", body: `${STAGE}${TURN}`, at: ["#stage"] },
    {
      what: "a map above a part with buttons of which some do other things",
      body: `<div style="position:relative;width:400px;height:240px;overflow:hidden"><div id="thing" style="position:absolute;width:900px;height:700px;background:#cec"></div></div><p><button>Next shop</button> <button>Order</button></p>${FOLLOW}`,
      at: ["#thing"],
    },
    {
      what: "a slider whose track does nothing",
      body: `${TRACK}${FOLLOW}`,
      at: ["#thing"],
    },
    {
      what: "a slider that can only be dragged",
      body: `<div id="thing" role="slider" aria-valuenow="1" aria-label="Price" tabindex="0" style="${BOX}"></div>${FOLLOW}`,
      at: ["#thing"],
    },
    {
      what: "a map that lies at its edge, so that it can only be dragged to the left",
      body: `<div style="position:relative;width:400px;height:240px;overflow:hidden"><div id="thing" style="position:absolute;left:0;top:0;width:900px;height:700px;background:#cec"></div></div>
        <script>let start = null; thing.onpointerdown = (event) => { start = [event.clientX - thing.offsetLeft, event.clientY - thing.offsetTop]; };
        addEventListener("pointermove", (event) => { if (!start) return; thing.style.left = Math.min(0, event.clientX - start[0]) + "px"; thing.style.top = Math.min(0, event.clientY - start[1]) + "px"; }); addEventListener("pointerup", () => { start = null; });</script>`,
      at: ["#thing"],
    },
    {
      what: "a map that is larger than its window and can only be dragged",
      body: `<div style="position:relative;width:400px;height:240px;overflow:hidden"><div id="thing" style="position:absolute;width:900px;height:700px;background:linear-gradient(45deg,#cec,#bcd)"></div></div>${FOLLOW}`,
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
    {
      what: "a list that is sorted by dragging, on a page with a control that may move its entries",
      body: `<ul><li id="rye" style="height:30px">Rye</li><li style="height:30px">Oat</li></ul><footer><p>Choose a bread above</p><div><div><div><div><button>Move it to the top</button></div></div></div></div></footer>${SORT}`,
      at: ["#rye"],
    },
  ],
  notApplicable: [
    {
      what: "a box that looks draggable and is not",
      body: `<h2>Loaf</h2>${STAGE}<script>addEventListener("pointerdown", () => {})</script>`,
    },
    "<p>Bread</p>",
    {
      what: "a card that hears of the pointer, with a picture that browsers drag by themselves",
      body: `<div style="${BOX}" onpointerdown="void 0"><img alt="Rye" width="90" height="40" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></div>`,
    },
    {
      what: "what hears of the pointer and stays",
      body: `<div style="${BOX}" onpointerdown="this.style.background = 'silver'">Rye</div><input type="range" aria-label="Price">`,
    },
  ],
});

/** Bars, each with a knob that goes along with the pointer. */
const KNOBS = `<script>let held = null; let from = 0; for (const knob of document.querySelectorAll(".knob")) knob.onpointerdown = ({ clientX }) => { held = knob; from = clientX - knob.offsetLeft; };
  addEventListener("pointermove", ({ clientX }) => { if (held) held.style.left = clientX - from + "px"; }); addEventListener("pointerup", () => { held = null; });</script>`;
const knob = (attributes: string): string =>
  `<div style="position:relative;width:400px;height:24px;background:#ddd"><div class="knob" ${attributes} style="position:absolute;left:90px;width:20px;height:20px;background:#555"></div></div>`;

it("breaks 2.1.1, too, unless keys move it", { timeout: LONG }, async () => {
  const body = `${knob('id="bare"')}${knob(`id="steps" tabindex="0" onkeydown="if (event.key === 'ArrowRight') this.style.left = this.offsetLeft + 2 + 'px'"`)}
    ${knob('id="deaf" tabindex="0" onkeydown="window.told = 1"')}${knob(`id="grab" tabindex="0" onkeydown="if (event.key === ' ') this.taken = !this.taken; if (this.taken && event.key === 'ArrowDown') this.style.left = '200px'"`)}${KNOBS}`;
  const visit = { isKeyPage: true, onlyFor: [GESTURES], skipsAtRest: true };
  const page = await visitShown({ "/": aPageWith(body) }, visit);
  const verdict = checkOf(a11yDraggingOnly).evaluate(page, anEvidence({ pages: [page] }));
  const told = "findings" in verdict ? verdict.findings : [];
  expect(Object.fromEntries(told.map(({ element, wcag }) => [element?.selector, wcag]))).toEqual({
    "#bare": ["2.5.7", "2.1.1"],
    "#steps": ["2.5.7"],
    "#deaf": ["2.5.7", "2.1.1"],
    "#grab": ["2.5.7"],
  });
});

it("fails 2.1.1 only where the keyboard reaches nothing of it", { timeout: LONG }, async () => {
  const list = `<ul id="list">${["Lunes", "Martes", "Jueves"].map((name) => `<li>${name}</li>`).join("")}</ul>${PULL.replace('closest(".pull") && event.target.', "")}`;
  const visit = { isKeyPage: true, onlyFor: [GESTURES], skipsAtRest: true };
  const page = await visitShown({ "/": aPageWith(list) }, visit);
  const verdict = checkOf(a11yDraggingOnly).evaluate(page, anEvidence({ pages: [page] }));
  expect(verdict).toMatchObject({ outcome: "failed", findings: [{ wcag: ["2.5.7", "2.1.1"] }] });
});
