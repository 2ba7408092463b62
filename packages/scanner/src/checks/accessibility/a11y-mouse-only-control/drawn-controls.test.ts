import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { runChecks } from "#judge/run-checks.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const ORDER = `<button onclick="this.textContent += '!'">Order</button>`;

/** Boxes of which a click marks one. */
const choice = (id: string, mark: string): string =>
  `<style>#${id} div{display:inline-block;width:28px;height:28px;border:1px solid #555;cursor:pointer}#${id} .on{${mark}}</style><div id="${id}"><div class="on" title="Roble"></div><div title="Negro"></div></div>
  <script>for (const one of ${id}.children) one.addEventListener("click", () => { for (const other of ${id}.children) other.classList.toggle("on", other === one); });</script>`;

/** A clock that ticks while other things are tried. */
const CLOCK = `<p>Reservado durante <b id="clock">2:59</b> minutos</p><script>{ let left = 179; setInterval(() => { left -= 1; clock.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0"); }, 1000); }</script>`;

/** A track that the keyboard reaches; `keys` is the body of its key listener. */
const track = (keys: string): string =>
  `<p>Monto: <b id="sum">500</b></p><div id="track" tabindex="0" style="width:200px;height:20px;background:#ccc"></div>
  <script>{ const put = (value) => { sum.textContent = value; }; track.onmousedown = () => put(700); track.onkeydown = ({ key }) => { ${keys} }; }</script>`;

/** A field with a list that an arrow beside it opens, too. */
const combo = (keys: string): string =>
  `<div class="box"><i id="arrow" style="cursor:pointer;display:inline-block;width:16px;height:16px;background:#555"></i><input id="zone" aria-label="Zone" autocomplete="off"></div><ul id="zones" hidden><li>Centre</li><li>Plage</li></ul>
  <script>arrow.addEventListener("click", () => { zones.hidden = !zones.hidden; }); zone.onkeydown = ({ key }) => { ${keys} };</script>`;

/** A list whose search field takes the keys, cut off until it is open. */
const CHOSEN = `<div style="position:relative"><a class="chosen-single" style="cursor:pointer">Any genre</a><div id="drop" style="position:absolute;clip:rect(0,0,0,0)"><input id="search" aria-label="Genre" autocomplete="off"><ul><li>Crime</li><li>Poems</li></ul></div></div>
  <script>{ const open = () => { drop.style.clip = "auto"; }; document.querySelector(".chosen-single").onclick = open; search.onkeydown = ({ key }) => { if (key === "ArrowDown") open(); }; }</script>`;

const MENU = `<ul id="menu">${[
  'aria-disabled="true"',
  "disabled",
  'class="item is-disabled" style="pointer-events:none"',
]
  .map((off) => `<li ${off}><span class="btn">Löschen</span></li>`)
  .join("")}</ul><p id="done">Bereit</p><script>menu.onclick = () => { done.textContent += "!"; };</script>`;

const COPY = `<div class="slide slide--clone"><span class="play" style="cursor:pointer" onclick="film.hidden = !film.hidden">▶</span></div><p id="film" hidden>Film: como hacemos el pan</p>`;

const HINT = `<span id="info" style="cursor:pointer">ⓘ</span> <span id="hint" hidden>Precio sin impuestos</span><script>info.onmouseenter = () => { hint.hidden = false; }; info.onmouseleave = info.onclick = () => { hint.hidden = true; };</script>`;

/** A word that comes over a card with the pointer. */
const COVER = `<style>.card{position:relative;width:160px;height:80px}.card .ov{position:absolute;inset:0;opacity:0}.card:hover .ov{opacity:1}</style>
  <div class="card">The Long Tide<div class="ov">A saga. <span class="res">Reserve</span></div></div><p id="kept">0 books</p><script>document.querySelector(".res").addEventListener("click", () => { kept.textContent = "1 book, until Friday"; });</script>`;
/** A panel of tabs with a button that hears of the press alone. */
const PANEL = `<button id="history" aria-expanded="false" onclick="days.hidden = !days.hidden; this.ariaExpanded = String(!days.hidden)">Historia</button><div id="days" hidden><p>3 de mayo</p><button id="export">Exportar</button> <span id="sent"></span></div><script>document.getElementById("export").addEventListener("mousedown", () => { sent.textContent = "Enviado a su correo."; });</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "a track that arrow keys move, a bar beside it, and an arrow beside a field that opens the same list by a key",
      body: `${track('const by = key === "ArrowRight" ? 100 : key === "ArrowLeft" ? -100 : 0; if (by !== 0) put(Number(sum.textContent) + by);')}<div style="width:90px;height:20px;background:#06c" onmousedown="sum.textContent = 700"></div>${combo('if (key === "ArrowDown") zones.hidden = false;')}`,
    },
    {
      what: "a list whose field is cut off, what is out of use, the copy of a slide, and a hint that goes when it is clicked",
      body: ORDER + CHOSEN + MENU + COPY + HINT,
    },
  ],
  failed: [
    {
      what: "pictures that a list around them opens, as the magnifying glass says",
      body: `<div id="shots"><img src="/a.png" alt="Oven" width="150" height="90" style="cursor:zoom-in"><img src="/b.png" alt="Mill" width="150" height="90" style="cursor:zoom-in"></div><div id="large"></div>
        <script>shots.addEventListener("click", ({ target }) => { if (target.matches("img")) large.innerHTML = "<p>" + target.alt + ", in its full size</p>"; });</script>`,
      at: ["#shots > img:nth-of-type(1)", "#shots > img:nth-of-type(2)"],
    },
    {
      what: "boxes that get a frame and titles that open, while a clock ticks beside a drawn checkbox",
      body: `${choice("wood", "outline:2px solid #111")}${choice("size", "box-shadow:0 0 0 3px #06c")}${CLOCK}
        <label><input type="checkbox" style="position:absolute;opacity:0"> Frágil</label>
        <h3 id="ask" style="cursor:pointer">¿Qué debo traer?</h3><p id="told" hidden>Un documento y la tarjeta.</p><script>ask.addEventListener("click", () => { told.hidden = false; });</script>`,
      at: ["#wood > div:nth-of-type(2)", "#size > div:nth-of-type(2)", "#ask"],
    },
    {
      what: "a word that comes over a card with the pointer, and a button of a closed part that hears of the press alone",
      body: COVER + PANEL,
      at: ["span.res", "#export"],
    },
    {
      what: "a title in a part that hears of clicks for it, and not the part or the icon as well",
      body: `<div class="accordion"><div class="title" style="cursor:pointer"><i class="dropdown icon" style="display:inline-block;width:12px;height:12px;background:#333"></i>Gastos</div><div class="content" style="display:none">Impuesto del 10 % y notaría.</div></div>
        <script>document.querySelector(".accordion").addEventListener("click", ({ target }) => { const title = target.closest(".title"); if (title) title.nextElementSibling.style.display = title.nextElementSibling.style.display === "none" ? "" : "none"; });</script>`,
      at: ["div.title"],
    },
    {
      what: "days and rows that only the table hears of, a deaf track, and an arrow beside a deaf field",
      body: `<table id="month"><tr><td data-date="2026-05-01">1</td><td data-date="2026-05-02">2</td></tr></table><table id="list"><tbody><tr><td>Harbour</td><td>1881</td></tr></tbody></table><p id="told"></p>${track("")}${combo("")}
        <script>month.addEventListener("mousedown", ({ target }) => { told.textContent = "Reunião em " + target.dataset.date; }); list.addEventListener("click", ({ target }) => { told.textContent = target.closest("tr").textContent; });</script>`,
      at: [
        "#month > tbody > tr > td:nth-of-type(1)",
        "#month > tbody > tr > td:nth-of-type(2)",
        "#list > tbody > tr",
        "#track",
        "#arrow",
      ],
    },
  ],
  notApplicable: {
    what: "an off switch",
    body: '<span class="switch is-disabled" style="cursor:pointer" onclick="this.style.color = \'red\'">Sonido</span>',
  },
});

it(
  "names the criterion about roles as well where nothing says that the element can be operated",
  async () => {
    const body = `<p id="told"></p><b id="dot" style="cursor:pointer">Lola</b> <div role="button" tabindex="0" id="deaf">Chat</div>
      <table><tr id="row" style="cursor:pointer"><td>Quay</td></tr></table><p><input type="checkbox" id="year" hidden><label for="year">Jährlich</label></p>
      <p><span id="suis" class="pick">suis</span></p><p><i id="thumb" class="pick" tabindex="-1">Seite</i></p><p><b id="once" role="button" class="pick" tabindex="-1">Merken</b></p>
      <table><tr id="line" class="pick" tabindex="-1"><td>Kai</td></tr></table><style>.pick{cursor:pointer}.on{background:#cfc}</style>
      <script>for (const one of document.querySelectorAll(".pick")) one.addEventListener("click", () => { one.classList.add("on"); });
      for (const one of [dot, deaf, row]) one.addEventListener("click", () => { told.textContent += one.id; });</script>`;
    const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: true });
    const { findings } = runChecks(anEvidence({ pages: [page] }), [checkOf(a11yMouseOnlyControl)], {
      areas: ["accessibility"],
    });
    expect(Object.fromEntries(findings.map(({ selector, wcag }) => [selector, wcag]))).toEqual({
      "#suis": ["2.1.1", "4.1.2"],
      "#thumb": ["2.1.1", "4.1.2"],
      "#once": ["2.1.1"],
      "#line": ["2.1.1"],
      "#dot": ["2.1.1", "4.1.2"],
      "#deaf": ["2.1.1"],
      "main > table:nth-of-type(1) > tbody > tr": ["2.1.1"],
      "main > p:nth-of-type(2) > label": ["2.1.1", "4.1.2"],
    });
  },
  LONG,
);
