import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBarUntold } from "./rule.ts";

const STYLE =
  ".bar{width:200px;height:12px;background:#ddd}.bar>*{display:block;height:12px;background:#063}";
const bar = (attributes: string, inner = 'style="width:70%"'): string =>
  `<div ${attributes} class="bar"><span ${inner}></span></div>`;

/** Columns of a chart, by their heights. */
const columns = (heights: readonly number[], attributes = "", inner = ""): string =>
  `<div ${attributes} class="cols">${heights.map((height) => `<i style="height:${height}px">${inner}</i>`).join("")}</div>`;
const COLUMNS =
  ".cols{display:flex;gap:6px;align-items:flex-end;height:100px}.cols i{display:block;width:30px;background:#00567a}";

/** A password, and what stands below it. */
const password = (below: string): string =>
  `<style>.pw{height:8px;background:#ddd;width:200px}.pw i{display:block;height:8px;width:0}</style><form><label for="npw">New password</label><input type="password" id="npw">${below}<button>Save</button></form>`;

const SHARES =
  ".part{width:200px;height:14px;background:#ddd}.part i{display:block;height:14px;background:#9db39b}";

/** A box painted in two colors. */
const painted = (paint: string, words = "<h3>Moose</h3>", attributes = ""): string =>
  `<article>${words}<div ${attributes} style="width:90px;height:18px;${paint}"></div><p>Small plants.</p></article>`;
const HALF = "background:linear-gradient(90deg,#b5651d 80%,#ddd 80%)";
const TRACK =
  ".bar{width:300px;height:14px;background:#eadfd5}.bar i{display:block;height:14px;background:#5e1224;width:0}";

ruleOutcomes(a11yBarUntold, {
  passed: [
    { what: "a painted rating beside its number", body: painted(HALF, "<p>4 von 5</p>") },
    {
      what: "an empty bar beside its number",
      style: TRACK,
      body: '<p>0 von 90 Euro</p><div class="bar"><i></i></div>',
    },
    {
      what: "the step of a form, with words right by it",
      style: `.prog{height:8px;background:#cfe3e7}.prog i{display:block;height:8px;background:#005f73;width:33%}`,
      body: '<section><h2>Reservar</h2><div class="prog"><i></i></div><p>Passo 1 de 3</p><form><p>Os cursos começam de manhã e à tarde, todos os dias de julho. Escolha a hora e diga-nos o seu nome.</p></form></section>',
    },
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
      what: "a rating that is one box painted in two colors",
      body: `${painted(HALF, "<h3>Moose</h3>", 'id="one"')}${painted("background:linear-gradient(to right,gold 0%,gold calc(2.5/5*100%),gray 50%,gray)", "<p>Steine</p>", 'id="two"')}`,
      at: ["#one", "#two"],
    },
    {
      what: "stars that the style sheet writes and paints, in French",
      style:
        ".note{display:inline-block;font-size:20px}.note::before{content:'★★★★★';background:linear-gradient(90deg,#b50 70%,#ccc 70%);-webkit-background-clip:text;color:transparent}",
      body: '<p>Avis des clients <span class="note" id="it"></span></p>',
      at: ["#it"],
    },
    {
      what: "a bar towards free shipping that is still empty, in Italian and in German",
      style: TRACK,
      body: '<p>Verso la spedizione gratuita</p><div class="bar" id="one"><i></i></div><section><div class="bar" id="two"><i></i></div><p>Bis zum Gratisversand</p></section>',
      at: ["#one", "#two"],
    },
    {
      what: "an empty bar below a password, and one below the box of a password in German",
      body: `${password('<div class="pw" id="one"><i></i></div>')}<form><div><label>Passwort <input type="password"></label></div><div class="pw staerke" id="two"><i></i></div></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "columns of a chart without words, in Dutch, and such that hang from a line",
      style: `${COLUMNS} .hang{align-items:flex-start}`,
      body: `<h3>Drukte nu</h3>${columns([30, 60, 85, 40], 'id="one"')}<p>Bijgewerkt om 10.15 uur</p><h3>Rain</h3>${columns([12, 40, 55], 'id="two"').replace('class="cols"', 'class="cols hang"')}`,
      at: ["#one", "#two"],
    },
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
      what: "the step of a form whose fields speak of numbers, in Portuguese",
      style: `.prog{height:8px;background:#cfe3e7}.prog i{display:block;height:8px;background:#005f73;width:33%}`,
      body: '<section><h2>Reservar</h2><div class="prog" id="it"><i></i></div><form><p>Os cursos começam às 9 h e às 11 h, todos os dias de julho. Escolha a hora e diga-nos o seu nome.</p><label>Nome <input autocomplete="name"></label></form></section>',
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
      what: "painted boxes with a name, hidden ones, lines, grounds, stripes and soft gradients",
      body: [
        painted(HALF, "", 'role="img" aria-label="Four of five"'),
        painted(HALF, "", 'aria-hidden="true"'),
        painted(HALF).replace("height:18px", "height:4px"),
        painted(HALF).replace("width:90px", "width:900px"),
        painted("background:linear-gradient(90deg,#b5651d 20%,#ddd 80%)"),
        painted("background:linear-gradient(90deg,#090 33%,#fff 33%,#fff 66%,#c00 66%)"),
        painted("background:linear-gradient(#b5651d 50%,#ddd 50%)"),
      ].join(""),
    },
    {
      what: "empty bars with a role, without words by them, fixed, and of what loads or is read",
      style: `${TRACK}.top{position:fixed;top:0}`,
      body: '<p>Sold</p><div class="bar" role="progressbar" aria-label="Sold" aria-valuenow="0"><i></i></div><section><div class="bar"><i></i></div></section><p>Rye</p><div class="bar top"><i></i></div><p>Wait</p><div class="bar page-loading"><i></i></div><p>Text</p><div class="bar reading-progress"><i></i></div>',
    },
    {
      what: "bars below a password that have a role, or a place for words beside them, and below other fields",
      body: `${password('<div class="pw" role="meter" aria-label="Strength" aria-valuenow="0"><i></i></div>')}${password('<div class="pw"><i></i></div><p id="words" role="status"></p>')}<label>Town <input></label><div class="pw"><i></i></div>`,
    },
    {
      what: "columns with a name, with words, hidden, of one height, that move, and stairs of boxes",
      style: `${COLUMNS} .moves i{animation:m 1s infinite}@keyframes m{to{opacity:.5}}.stairs{align-items:center}`,
      body: [
        columns([30, 60, 85], 'role="img" aria-label="Few at ten, most at noon"'),
        columns([30, 60, 85], "", "5"),
        columns([30, 60, 85], 'aria-hidden="true"'),
        columns([60, 60, 60]),
        columns([30, 60, 85]).replace('class="cols"', 'class="cols moves"'),
        columns([30, 60, 85]).replace('class="cols"', 'class="cols stairs"'),
        columns([30, 60, 85]).replace('class="cols"', 'class="cols equalizer"'),
      ].join(""),
    },
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
