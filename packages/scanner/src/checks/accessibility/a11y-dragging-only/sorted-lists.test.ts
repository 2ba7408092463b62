import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDraggingOnly } from "./rule.ts";

const NAMES = ["Anna", "Bea", "Carla"];
/** Boxes that lie in places of their own and change them as one is dragged over another: their order stays in the markup. */
const grid = (
  events: "mouse" | "pointer",
  { beside = "", after = "", least = 10 } = {},
): string => `<style>#crew{position:relative;height:60px}#crew div{position:absolute;width:150px;height:40px;background:#dff;cursor:move}</style>
  <div id="crew">${NAMES.map((name) => `<div><span>${name}</span> ${beside}</div>`).join("")}</div>${after}
  <script>{ const order = [...crew.children]; let held = null; let from = 0; let goes = false;
  const place = (one) => { one.style.transform = "translateX(" + order.indexOf(one) * 160 + "px)"; }; order.forEach(place);
  for (const one of order) one.addEventListener("${events}down", (event) => { held = one; goes = false; from = event.clientX; if (${events === "pointer"}) one.setPointerCapture(event.pointerId); event.preventDefault(); });
  addEventListener("${events}move", (event) => { if (!held) return; const way = event.clientX - from; if (!goes && Math.abs(way) < ${least}) return; goes = true;
    held.style.transform = "translateX(" + (order.indexOf(held) * 160 + way) + "px)";
    const to = Math.max(0, Math.min(order.length - 1, Math.round((order.indexOf(held) * 160 + way) / 160)));
    if (to !== order.indexOf(held)) { from += (to - order.indexOf(held)) * 160; const at = order.indexOf(held); order.splice(at, 1); order.splice(to, 0, held); order.forEach((one) => one !== held && place(one)); } });
  addEventListener("${events}up", () => { if (held) place(held); held = null; });
  window.moveBy = (button, by) => { const one = button.closest("#crew > div"); const at = order.indexOf(one); order.splice(at, 1); order.splice(at + by, 0, one); order.forEach(place); }; }</script>`;

/** A list that the browser itself drags. */
const list = (beside = ""): string =>
  `<ul id="list">${NAMES.map((name) => `<li draggable="true" style="height:30px">${name} ${beside}</li>`).join("")}</ul>
  <script>{ let held = null; for (const one of list.children) { one.ondragstart = () => { held = one; }; one.ondragover = (event) => event.preventDefault(); one.ondrop = () => list.insertBefore(held, one); } }</script>`;
/** Other parts of a page, none of which has to do with the list. */
const OTHERS = `<h2>Kursplan</h2><form><label>Tag <select><option>Montag</option><option>Dienstag</option></select></label> <label><input type="radio" name="a">A1</label> <label><input type="radio" name="a">A2</label></form>
  <nav aria-label="Seiten"><button>1</button> <button>2</button> <button aria-label="Nächste Seite">›</button></nav><button style="position:fixed;right:8px;bottom:8px">Nach oben</button>`;

/** Boxes that stay where they are until they are let go over one that takes them; `clicks` says what two clicks do. */
const bins = (
  events: "mouse" | "pointer",
  { clicks = "", beside = "", style = "user-select:none" } = {},
): string =>
  `<style>.bin{display:inline-block;padding:9px;background:#fdd;cursor:grab;${style}}.truck{padding:20px;border:2px dashed}</style>
  <div id="bins">${["Kiste 41", "Kiste 42", "Kiste 43"].map((name) => `<span class="bin">${name}</span>`).join(" ")}<div class="truck">Wagen A</div></div>${beside}
  <script>{ const truck = document.querySelector(".truck"); let held = null; let chosen = null; for (const one of document.querySelectorAll(".bin")) { one.on${events}down = () => { held = one; }; one.onclick = () => { chosen = one; }; }
  addEventListener("${events}up", (event) => { if (held && document.elementFromPoint(event.clientX, event.clientY)?.closest(".truck")) truck.append(held); held = null; });
  truck.onclick = () => { ${clicks} }; }</script>`;

/** Two words that can be moved, and what moves the second one. */
const words = (ways: string): string =>
  `<style>.board{height:90px;position:relative;background:#eee}.board span{position:absolute;top:20px;left:80px;cursor:move;font-size:28px}</style>
  <div><div class="board"><span id="one">Geöffnet</span></div><div class="board"><span id="two">Rahmen</span></div>${ways}</div>
  <script>for (const one of [window.one, window.two]) one.onpointerdown = () => { const move = (event) => { one.style.left = one.offsetLeft + event.movementX + "px"; }; addEventListener("pointermove", move); addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true }); };</script>`;

/** Lists in the entries of a list, all of which the browser drags. */
const NESTED = `<ul id="stops">${["Morning", "Afternoon"].map((name) => `<li draggable="true">${name}<ul><li draggable="true">Mill</li><li draggable="true">Tea house</li></ul></li>`).join("")}</ul>
  <script>{ let held = null; stops.ondragstart = ({ target }) => { held = target; }; stops.ondragover = (event) => event.preventDefault();
  stops.ondrop = ({ target }) => { const to = target.closest("li"); if (to !== null && !held.contains(to)) to.before(held); }; }</script>`;

ruleOutcomes(a11yDraggingOnly, {
  passed: [
    {
      what: "boxes with buttons that move them",
      body: grid("pointer", {
        beside:
          '<button onclick="moveBy(this, -1)">nach links</button> <button onclick="moveBy(this, 1)">nach rechts</button>',
      }),
    },
    {
      what: "a list with buttons that move its entries",
      body: list("<button>Subir</button> <button>Bajar</button>"),
    },
    {
      what: "boxes that two clicks put where dragging does",
      body: bins("pointer", { clicks: "if (chosen) truck.append(chosen); chosen = null;" }),
    },
    {
      what: "words with buttons that move each of them",
      body: words("<button>Geöffnet nach links</button><button>Rahmen nach links</button>"),
    },
  ],
  failed: [
    {
      what: "nested lists, an entry by its own words",
      body: NESTED,
      at: ["#stops > li:nth-of-type(1)"],
    },

    {
      what: "entries that only a handle in them moves",
      body: `<ol id="days">${["Monday", "Tuesday", "Friday"].map((day) => `<li class="day">${day} <span class="handle" style="cursor:grab">⠿</span></li>`).join("")}</ol>
        <script>let held = null; for (const handle of document.querySelectorAll(".handle")) handle.onpointerdown = ({ pointerId }) => { held = handle.parentElement; handle.setPointerCapture(pointerId); };
        document.addEventListener("pointermove", ({ clientX, clientY }) => { if (held === null) return; const over = document.elementsFromPoint(clientX, clientY).find((one) => one.classList.contains("day") && one !== held); if (over) over.before(held); });
        document.addEventListener("pointerup", () => { held = null; });</script>`,
      at: ["#days > li:nth-of-type(1) > span", "#days > li:nth-of-type(2) > span"],
    },
    {
      what: "boxes that another one takes when they are let go over it",
      body: bins("pointer"),
      at: ["#bins > span:nth-of-type(1)"],
    },
    {
      what: "such boxes whose words are marked on the way",
      body: bins("pointer", { style: "touch-action:none" }),
      at: ["#bins > span:nth-of-type(1)"],
    },
    {
      what: "such boxes that hear of the mouse, on a page with a list of another wagon",
      body: bins("mouse", {
        beside:
          "<p><label>Kiste 51 fährt mit <select><option>C</option><option>D</option></select></label></p>",
      }),
      at: ["#bins > span:nth-of-type(1)"],
    },
    {
      what: "a list that the browser drags, in a card that asks for an amount and a size besides",
      body: `<div><div><p>Order of baking</p>${list()}</div><p><label>Pieces <input type="number" value="1"></label> <label>Size <select><option>small</option><option>large</option></select></label></p></div>`,
      at: ["#list > li:nth-of-type(1)"],
    },
    { what: "boxes that follow the pointer", body: grid("pointer"), at: ["#crew > div:nth-of-type(1)"] },
    {
      what: "boxes that follow the mouse once it has gone some way",
      body: grid("mouse", { least: 25 }),
      at: ["#crew > div:nth-of-type(1)"],
    },
    {
      what: "boxes on a page with fields, page numbers and a way to its top",
      body: `${grid("pointer")}${OTHERS}`,
      at: ["#crew > div:nth-of-type(1)"],
    },
    {
      what: "a list that the browser drags on such a page",
      body: `${list()}${OTHERS}`,
      at: ["#list > li:nth-of-type(1)"],
    },
  ],
  review: [
    {
      what: "a word beside buttons that only move another one",
      body: words("<button>Rahmen nach links</button><button>Rahmen nach rechts</button>"),
      at: ["#one"],
    },
    {
      what: "cards that can be put anywhere",
      body: `<style>#desk{position:relative;height:200px}#desk div{position:absolute;top:9px;width:80px;height:40px;background:#ffd;cursor:move}</style><div id="desk"><div style="left:0">Milch</div><div style="left:90px">Mehl</div></div>
        <script>{ let held = null; let from = null; for (const one of desk.children) one.onpointerdown = (event) => { held = one; from = [event.clientX - one.offsetLeft, event.clientY - one.offsetTop]; }; addEventListener("pointermove", (event) => { if (!held) return; held.style.left = event.clientX - from[0] + "px"; held.style.top = event.clientY - from[1] + "px"; }); addEventListener("pointerup", () => { held = null; }); }</script>`,
      at: ["#desk > div:nth-of-type(1)"],
    },
    {
      what: "boxes on a page with a choice of their order",
      body: grid("pointer", {
        after:
          "<h2>Ansicht</h2><h2>Optionen</h2><label>Reihenfolge <select><option>Name</option><option>Alter</option></select></label>",
      }),
      at: ["#crew > div:nth-of-type(1)"],
    },
  ],
  notApplicable: { what: "boxes that stay", body: '<div style="cursor:move">Anna</div><div>Bea</div>' },
});
