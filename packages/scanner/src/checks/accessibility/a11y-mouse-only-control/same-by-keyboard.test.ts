import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const HAND = "cursor:pointer;display:inline-block;padding:6px;background:#ddd";
const BOX = "position:fixed;inset:60px;background:#fff;border:1px solid";

/** A dialog that its own button closes, and no other key. */
const LOGIN = `<button id="login">Se connecter</button><div id="box" role="dialog" aria-modal="true" aria-label="Connexion" style="${BOX}" hidden><label>Nom <input id="who"></label><button id="shut">Fermer</button></div>
  <script>login.onclick = () => { box.hidden = false; who.focus(); }; shut.onclick = () => { box.hidden = true; login.focus(); };</script>`;
/** A chat that opens in a corner. */
const chat = (cross: string): string =>
  `<button id="talk">Nous écrire</button><div id="chat" style="position:fixed;right:0;bottom:0;background:#fff" hidden><p>Une question sur le pain ?</p>${cross}<label>Message <input></label></div>
  <script>talk.onclick = () => { chat.hidden = false; }; document.querySelector("#chat .close").onclick = () => { chat.hidden = true; };</script>`;

const consent = (buttons: string): string =>
  `<div id="bar" style="position:fixed;bottom:0;left:0;right:0;background:#eee">Wir verwenden Cookies. ${buttons}</div><p>Brot und Brötchen</p>
  <script>for (const one of document.querySelectorAll(".answer")) one.onclick = () => { bar.hidden = true; };</script>`;

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const pictures = (beside = ""): string =>
  `<div id="photos">${["Horno", "Tienda"].map((name) => `<figure><img src="${PICTURE}" alt="${name}" width="120" height="90">${beside}</figure>`).join("")}</div><div id="large" style="${BOX}" hidden><p>Foto grande del horno</p></div>`;

/** Rows of which four are shown, with buttons to leaf through them. */
const paged = (header: string): string =>
  `<table><thead><tr>${header}</tr></thead><tbody id="rows"></tbody></table><button id="back">Zurück</button><button id="on">Weiter</button>
  <script>const all = ["Roggen", "Hafer", "Dinkel", "Weizen", "Gerste", "Emmer"]; let from = 0;
  const show = () => { rows.innerHTML = all.slice(from, from + 3).map((one) => "<tr><td>" + one + "</td></tr>").join(""); }; show();
  on.onclick = () => { from = 3; show(); }; back.onclick = () => { from = 0; show(); };
  const sort = document.getElementById("sort"); sort.onclick = () => { all.sort(); if (sort.ariaSort === "ascending") all.reverse(); sort.closest("th").ariaSort = sort.ariaSort === "ascending" ? "descending" : "ascending"; show(); };</script>`;

/** Tabs of which the row is drawn in a shadow root, and which arrow keys go through. */
const slottedTabs = (tab: string): string =>
  `<x-tabs><x-tab role="tab" id="rye" tabindex="0" aria-selected="true">Rye</x-tab><x-tab role="tab" id="oat" tabindex="-1" aria-selected="false">Oat</x-tab></x-tabs><p id="panel">Rye bread</p>
  <script>const define = (name, markup) => customElements.define(name, class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = markup; } });
  define("x-tab", ${JSON.stringify(tab)}); define("x-tabs", '<div role="tablist"><slot></slot></div>');
  const tabs = [rye, oat]; const choose = (chosen) => { for (const one of tabs) { one.ariaSelected = String(one === chosen); one.tabIndex = one === chosen ? 0 : -1; } panel.textContent = chosen.textContent + " bread"; };
  for (const one of tabs) { one.addEventListener("click", () => choose(one)); one.addEventListener("keydown", ({ key }) => { if (key.startsWith("Arrow")) { const next = one === rye ? oat : rye; choose(next); next.focus(); } }); }</script>`;

/** Tabs of which only the chosen one has a place in the order of the Tab key; `keys` says what they do. */
const tabsInTurn = (keys: string): string =>
  `<ul role="tablist" aria-label="Nachsorge" id="row" style="cursor:pointer"><li role="tab" id="one" tabindex="0" aria-selected="true" aria-controls="p1">Erste Woche</li><li role="tab" id="two" aria-selected="false" aria-controls="p2">Erstes Jahr</li></ul><div role="tabpanel" id="p1" aria-labelledby="one">Nicht abnehmen</div><div role="tabpanel" id="p2" aria-labelledby="two" hidden>Zweimal kommen</div>
  <script>const all = [one, two]; const panels = [p1, p2]; const go = (to) => all.forEach((tab, at) => { tab.ariaSelected = String(at === to); panels[at].hidden = at !== to; if (at !== to) tab.removeAttribute("tabindex"); else { tab.tabIndex = 0; tab.focus(); } });
  all.forEach((tab, at) => { tab.onclick = () => go(at); }); row.onkeydown = ({ key }) => { ${keys} };</script>`;
/** Pages that a script leads to by their address alone; `beside` is what else leads there. */
const pages = (tag: string, beside = ""): string =>
  `<p class="pages">${["one", "two"].map((id) => `<${tag} id="${id}" style="cursor:pointer">Seite ${id}</${tag}>`).join(" ")}</p>${beside}
  <script>for (const one of document.querySelectorAll(".pages > *")) one.addEventListener("click", () => { location.hash = "seite-" + one.id; });</script>`;
/** A header that sorts when it is clicked, around an arrow without a size that keys press. */
const sortedHeader = (arrow: string): string =>
  `<table id="t"><thead><tr><th id="head" style="cursor:pointer">Pain ${arrow}</th></tr></thead><tbody><tr><td>Seigle</td></tr><tr><td>Avoine</td></tr></tbody></table>
  <script>const sort = () => { const rows = [...t.tBodies[0].rows]; head.ariaSort = head.ariaSort === "ascending" ? "descending" : "ascending"; t.tBodies[0].append(...rows.reverse()); };
  head.onclick = sort; head.onkeydown = ({ key }) => { if (key === "Enter" || key === " ") sort(); };</script>`;

const WORKS =
  '<button onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">Other</button><p>Corn</p>';

/** Steps of a map, of which the one before the last goes late. */
const zoom = (): string =>
  `<div id="steps"><p>Rye</p><p>Oat</p><p>Spelt</p><p>Barley</p><p>Maize</p><p>Rice</p><p>Millet</p></div><a id="in" href="#" role="button" aria-label="Zoom in">+</a>${WORKS}
  <script>let at = 0; const on = document.getElementById("in"); on.onmousedown = (event) => event.stopPropagation(); on.onclick = (event) => { event.preventDefault(); at += 1; const gone = at - 2; if (gone >= 0) setTimeout(() => steps.children[gone].style.visibility = "hidden", 60); };</script>`;

/** Branches of a tree, each with a drawn name that looks like something to press; `keys` says what they do. */
const tree = (keys: string): string =>
  `<ul role="tree" aria-label="Mehl" id="tree">${["Roggen", "Hafer"].map((one, at) => `<li role="treeitem" aria-expanded="false" tabindex="${-at}"><span style="cursor:pointer">${one}</span><ul role="group" hidden><li role="treeitem" tabindex="-1">Grob</li></ul></li>`).join("")}</ul>
  <script>const branches = [...tree.children]; const turn = (one) => { const part = one.lastElementChild; part.hidden = !part.hidden; one.ariaExpanded = String(!part.hidden); }; tree.onclick = ({ target }) => { const one = branches.find((branch) => branch.contains(target)); if (one) turn(one); };
  tree.onkeydown = (event) => { const at = branches.indexOf(event.target.closest("#tree > li")); ${keys} };</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "branches of a tree whose names are pressed, and arrows and Enter do the same",
      body:
        tree(
          'if (event.key === "Enter") turn(branches[at]); if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); branches[at].tabIndex = -1; branches[1 - at].tabIndex = 0; branches[1 - at].focus(); }',
        ) + WORKS,
    },
    {
      what: "a link that shows its effect only once it was used twice",
      body: zoom(),
    },
    {
      what: "a button that hears of presses and clears a row with its second click, in German",
      body: `<ul id="rows"><li>Roggen</li><li>Hafer</li><li>Dinkel</li><li>Mais</li><li>Reis</li></ul><button id="less">Weniger</button>${WORKS}<script>let at = 0; less.onpointerdown = () => {}; less.onclick = () => { at += 1; if (at > 1) rows.firstElementChild?.remove(); };</script>`,
    },
    {
      what: "crosses beside what a key closes, one box or another",
      body: LOGIN + chat('<button class="close" aria-label="Fermer">×</button>'),
    },
    {
      what: "a banner in which accepting and rejecting are buttons, and the cross is none",
      body: consent(
        `<button class="answer">Alle akzeptieren</button><button class="answer">Ablehnen</button><span class="answer" style="${HAND}">×</span>`,
      ),
    },
    {
      what: "a banner of which a button without an answer stands for rejecting",
      body: consent(
        `<button class="answer">OK</button><button class="answer">Schließen</button><span class="answer" style="${HAND}">Ablehnen</span>`,
      ),
    },
    {
      what: "tabs that get their place in the order of the Tab key when they are chosen",
      body: `${WORKS}${tabsInTurn('if (key.startsWith("Arrow")) go(one.tabIndex === 0 ? 1 : 0);')}`,
    },
    {
      what: "a header with an arrow for the keyboard that has no size",
      body: `${WORKS}${sortedHeader('<span role="button" tabindex="0" aria-label="Trier par pain"></span>')}`,
    },
    {
      what: "pages that links lead to, too",
      body: `${WORKS}${pages("span", '<a href="#seite-one">Seite eins</a> <a href="#seite-two">Seite zwei</a>')}`,
    },
    {
      what: "pages by buttons",
      body: `${WORKS}${pages("button")}`,
    },
    {
      what: "a row of tabs in a shadow root",
      body: `<button onclick="this.textContent += '!'">Order</button>${slottedTabs('<div part="base" style="cursor:pointer"><slot></slot></div>')}`,
    },
    {
      what: "a custom button of which the inner part hears of clicks",
      body: `<x-button role="button" tabindex="-1" id="later">Later</x-button><button id="now">Now</button><p id="told">Order:</p>
        <script>customElements.define("x-button", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = '<span style="cursor:pointer"><slot></slot></span>'; } });
        now.onclick = () => { told.textContent += " now"; }; now.onkeydown = ({ key }) => { if (key === "ArrowLeft") later.focus(); };</script>`,
    },
    {
      what: "a custom element that hears of clicks on the button it holds, on a page of many buttons",
      body: `${Array.from({ length: 34 }, (_, at) => `<button class="b${at}" data-n${at}>${at + 1} Brote</button>`).join(" ")}<x-order style="cursor:pointer">Bestellen</x-order><p id="told">Noch nichts</p>
        <script>customElements.define("x-order", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<button><slot></slot></button>"; } });
        document.querySelector("x-order").onclick = () => { told.textContent = told.textContent === "Bestellt" ? "Noch nichts" : "Bestellt"; };</script>`,
    },
    {
      what: "pictures with buttons that enlarge them, and pictures of which clicks are counted",
      body: `${pictures('<button class="zoom">Ampliar</button>')}<div id="counted"><img src="${PICTURE}" alt="Mapa" width="90" height="90"></div>
        <script>photos.onclick = ({ target }) => { if (target.matches("img,.zoom")) large.hidden = !large.hidden; }; counted.onclick = () => { window.clicks = 1; };</script>`,
    },
    {
      what: "a text in the label of a field that is in sight",
      body: `<label><input type="checkbox" onchange="told.textContent = 'Sliced'"> <span style="cursor:pointer">Sliced</span></label><p id="told">Whole</p><button onclick="told.textContent += '!'">Order</button>`,
    },
    {
      what: "a header with a button that sorts rows to leaf through",
      body: paged('<th><button id="sort">Brot</button></th>'),
    },
  ],
  failed: [
    {
      what: "pages by links without an address",
      body: pages("a"),
      at: ["#one", "#two"],
    },
    {
      what: "pages by boxes",
      body: pages("b"),
      at: ["#one", "#two"],
    },
    {
      what: "a header with an arrow that no key comes to",
      body: sortedHeader('<span role="button" aria-label="Trier par pain"></span>'),
      at: ["#head"],
    },
    {
      what: "a button that acts when the mouse goes down alone, each time",
      body: `<ul id="rows"><li>Seigle</li><li>Avoine</li><li>Maïs</li><li>Riz</li></ul><button id="less">Moins</button><script>less.onmousedown = () => rows.firstElementChild?.remove();</script>`,
      at: ["#less"],
    },
    {
      what: "the cross of a chat beside a dialog that has a button to close it",
      body: LOGIN + chat(`<a class="close" id="cross" style="${HAND}">x</a>`),
      at: ["#cross"],
    },
    {
      what: "rejecting, where accepting is a button",
      body: consent(
        `<button class="answer">Einverstanden</button> <span class="answer" id="no" style="cursor:pointer">Nur notwendige</span>`,
      ),
      at: ["#no"],
    },
    {
      what: "rejecting in a message that a list item answers",
      body: consent(
        `<a href="/privacy">Vie privée</a> <button class="answer">Ça marche</button><ul><li class="answer" id="no" style="cursor:pointer">Tout refuser</li></ul>`,
      ),
      at: ["#no"],
    },
    {
      what: "pictures that their gallery shows large",
      body: `${pictures()}<script>photos.addEventListener("click", ({ target }) => { if (target.matches("img")) large.hidden = !large.hidden; });</script>`,
      at: ["#photos > figure:nth-of-type(1) > img", "#photos > figure:nth-of-type(2) > img"],
    },
    {
      what: "a switch in a label that names no field",
      style:
        ".switch{display:inline-block;width:40px;height:20px;background:#ccc}.switch.on{background:#070}",
      body: `<label for="plan">In Raten zahlen <span class="switch" id="plan" onclick="this.classList.toggle('on')"></span></label><p><label>Geschnitten <b id="cut" style="cursor:pointer" onclick="told.textContent = told.textContent === 'ja' ? 'nein' : 'ja'">an</b></label></p><p id="told">nein</p>`,
      at: ["#plan", "#cut"],
    },
    {
      what: "a header that sorts rows, which buttons leaf through",
      body: paged('<th id="sort" style="cursor:pointer">Brot</th>'),
      at: ["#sort"],
    },
  ],
  review: [],
  notApplicable: "<p>Bread</p>",
});
