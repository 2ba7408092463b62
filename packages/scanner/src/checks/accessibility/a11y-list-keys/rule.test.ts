import { monthPage } from "#checks/accessibility/operated/calendars.testing.ts";
import { listPage } from "#checks/accessibility/operated/lists.testing.ts";
import { BRANCHES } from "#checks/accessibility/operated/trees.testing.ts";
import { suggestionsPage } from "#checks/accessibility/operated/suggestions.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListKeys } from "./rule.ts";

const TABS = `<div role="tablist"><button role="tab" id="rye" aria-selected="true">Rye</button><button role="tab" id="oat" aria-selected="false" tabindex="-1" onclick="p1.hidden = true; p2.hidden = false">Oat</button></div><div role="tabpanel" id="p1">Rye bread</div><div role="tabpanel" id="p2" hidden>Oat bread</div>`;
const RADIOS = `<div role="radiogroup" aria-label="Size"><span role="radio" id="size-small" tabindex="0" aria-checked="true">Small</span> <span role="radio" id="size-large" tabindex="-1" aria-checked="false">Large</span></div>`;
const WITH_ARROWS = (role: string): string =>
  `<script>const all = [...document.querySelectorAll("[role=${role}]")]; addEventListener("keydown", ({ key }) => { if (/^Arrow/.test(key)) all[(all.indexOf(document.activeElement) + 1) % 2].focus(); });</script>`;

/** A tree whose items stand in one another; `keys` is the body of its key listener. */
const treePage = (keys: string): string =>
  `<ul role="tree" id="tree" aria-label="Breads"><li role="treeitem" id="dark" tabindex="0" aria-expanded="true">Dark<ul role="group"><li role="treeitem" id="rye" tabindex="-1">Rye</li><li role="treeitem" id="malt" tabindex="-1">Malt</li></ul></li></ul>
  <script>const all = [dark, rye, malt]; tree.onkeydown = (event) => { const at = all.indexOf(document.activeElement); ${keys} };</script>`;

const OWNED =
  '<div role="listbox" id="owner" tabindex="0" aria-label="Bread" aria-owns="rye oat">&nbsp;</div><div><p role="option" id="rye" aria-selected="false">Rye</p><p role="option" id="oat" aria-selected="false">Oat</p></div>';

/** A field that cannot be written in, and opens a list of boxes in some way. */
const chooser = (opens: string, beside = ""): string =>
  `<p><label for="size">Size</label> <input id="size" role="combobox" aria-expanded="false" value="Small" readonly> ${beside}</p><div id="sizes" hidden><div style="cursor:pointer">Small</div><div style="cursor:pointer">Large</div></div>
  <script>const open = () => { sizes.hidden = false; }; ${opens} for (const one of sizes.children) one.onclick = () => { size.value = one.textContent; sizes.hidden = true; };</script>`;

/** Radio buttons among which arrow keys move, and what becomes of their places in the order of the Tab key. */
const roving = (mark: string): string =>
  `<button>Before</button>${RADIOS}<button>After</button><script>{ const all = [...document.querySelectorAll("[role=radio]")]; let at = 0; addEventListener("keydown", (event) => { if (!/^Arrow/.test(event.key)) return; event.preventDefault(); at = (at + 1) % 2; all.forEach((one, index) => { ${mark} one.ariaChecked = String(index === at); }); all[at].focus(); }); }</script>`;
const closedTabs = (attributes: string): string =>
  `<div role="tablist" aria-label="Loaf" id="tabs" ${attributes}><span role="tab" tabindex="-1" aria-selected="true">Rye</span><span role="tab" tabindex="-1" aria-selected="false">Oat</span></div><div role="tabpanel">Rye bread</div>`;

/** A menu of a web component. */
const shadowMenu = (script: string): string =>
  `<shop-menu></shop-menu><script>customElements.define("shop-menu", class extends HTMLElement { connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = '<button aria-haspopup="menu" aria-expanded="false">Aktionen</button><ul role="menu" aria-label="Aktionen" hidden><li role="none"><a role="menuitem" tabindex="-1" href="/a">Umbenennen</a></li><li role="none"><a role="menuitem" tabindex="-1" href="/b">Löschen</a></li></ul>';
    const button = root.querySelector("button"); const menu = root.querySelector("ul"); const items = [...root.querySelectorAll("a")];
    const show = (isOpen) => { menu.hidden = !isOpen; button.ariaExpanded = String(isOpen); };
    button.onclick = () => show(menu.hidden);
    root.addEventListener("keydown", (event) => { if (event.key === "Escape") { show(false); button.focus(); } ${script} });
  } });</script>`;

ruleOutcomes(a11yListKeys, {
  passed: [
    {
      what: "a field whose list opens as the Tab key comes to it, and in which arrow keys move",
      body: `<p><a href="/rye">Rye</a></p>${chooser("size.onclick = open; size.onkeyup = ({ key }) => { if (key === 'Tab') open(); }; let at = -1; size.onkeydown = ({ key }) => { if (key === 'Tab') sizes.hidden = true; if (key === 'ArrowDown') { at = (at + 1) % 2; [...sizes.children].forEach((one, index) => { one.style.background = index === at ? '#dde' : ''; }); } };")}`,
    },
    {
      what: "a menu of a web component whose items get the focus",
      body: shadowMenu(
        'if (event.key === "ArrowDown") items[(items.indexOf(root.activeElement) + 1) % 2].focus();',
      ),
    },
    {
      what: "a group whose stop goes along with the focus",
      body: roving("one.tabIndex = index === at ? 0 : -1;"),
    },
    { what: "a group whose stop stays where it was", body: roving("") },
    ...[
      ["Enter", "key === 'Enter'"],
      ["Space", "key === ' '"],
      ["Alt and an arrow", "altKey && key === 'ArrowDown'"],
    ].map(([what = "", opens = ""]) => ({
      what: `a field that ${what} opens`,
      body: chooser(
        `size.onclick = open; const boxes = [...sizes.children]; boxes.forEach((one) => { one.tabIndex = 0; }); size.onkeydown = ({ key, altKey }) => { if (${opens}) open(); else if (key === "ArrowDown" && !sizes.hidden) boxes[0].focus(); };`,
      ),
    })),
    {
      what: "options that a listbox owns elsewhere, and names as the current one",
      body: `${OWNED}<script>owner.onkeydown = ({ key }) => { if (key === "ArrowDown") owner.setAttribute("aria-activedescendant", owner.getAttribute("aria-activedescendant") === "rye" ? "oat" : "rye"); };</script>`,
    },
    { what: "a menu whose items get the focus", body: listPage({ arrows: "focus", role: "menu" }) },
    { what: "options that a field tells to be current", body: listPage({ arrows: "active", isField: true }) },
    { what: "tabs that arrow keys lead through", body: TABS + WITH_ARROWS("tab") },
    {
      what: "tabs of which the last one is chosen, so that only the way back leads on",
      body: `${TABS.replace('aria-selected="true"', 'aria-selected="false" tabindex="-1"').replace('id="oat" aria-selected="false" tabindex="-1"', 'id="oat" aria-selected="true"')}<script>addEventListener("keydown", ({ key }) => { if (key === "ArrowLeft") rye.focus(); });</script>`,
    },
    {
      what: "tabs that arrow keys lead through, and the Tab key as well",
      body: TABS.replace(' tabindex="-1"', "") + WITH_ARROWS("tab"),
    },
    { what: "choices that arrow keys lead through", body: RADIOS + WITH_ARROWS("radio") },
    {
      what: "a tree whose items stand in the one that has the focus first",
      body: treePage(
        'if (event.key === "ArrowDown") all[at + 1]?.focus(); if (event.key === "ArrowUp") all[at - 1]?.focus();',
      ),
    },
    {
      what: "a tree whose branches open first, and whose items the arrows lead through then",
      body: BRANCHES,
    },
    {
      what: "a tree that hears of the arrow to the right alone at first",
      body: treePage('if (event.key === "ArrowRight" && at === 0) rye.focus();'),
    },
    {
      what: "links that the Tab key reaches, below a table that is drawn anew whenever something is pressed",
      body: `<div id="table" role="grid" aria-label="Prices" tabindex="0"></div><section><div><div><div><button aria-haspopup="true" aria-expanded="false" onclick="this.ariaExpanded = String(list.hidden); list.hidden = !list.hidden">Breads</button><ul id="list" hidden><li><a href="/rye">Rye</a></li><li><a href="/oat">Oat</a></li></ul></div></div></div></section>
        <script>const draw = () => { table.innerHTML = ["Rye", "Oat", "Spelt"].map((bread) => '<div role="row"><span role="gridcell">' + bread + "</span></div>").join(""); }; draw(); document.addEventListener("click", draw); table.onkeydown = () => table.querySelector("span").focus();</script>`,
    },
    {
      what: "links that the Tab key reaches, under a button whose list the arrow keys close",
      body: `<button aria-haspopup="true" aria-expanded="false" onclick="this.ariaExpanded = String(list.hidden); list.hidden = !list.hidden" onkeydown="if (event.key.startsWith('Arrow') && !list.hidden) this.click()">Breads</button><ul id="list" hidden><li><a href="/rye">Rye</a></li><li><a href="/oat">Oat</a></li></ul>`,
    },
    {
      what: "links that the Tab key reaches, under a button that says it has a popup",
      body: `<button aria-haspopup="true" aria-expanded="false" onclick="this.ariaExpanded = String(list.hidden); list.hidden = !list.hidden">Breads</button><ul id="list" hidden><li><a href="/rye">Rye</a></li><li><a href="/oat">Oat</a></li></ul>`,
    },
  ],
  failed: [
    { what: "a menu of a web component that no key leads into", body: shadowMenu("") },
    { what: "a group that gives up its stop", body: roving("one.tabIndex = -1;") },
    { what: "tabs of which none is in the order of the Tab key", body: closedTabs(""), at: ["#tabs"] },
    {
      what: "such tabs in a shadow root",
      body: `<shop-tabs></shop-tabs><script>customElements.define("shop-tabs", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = ${JSON.stringify(closedTabs(""))}; } });</script>`,
    },
    {
      what: "a field whose list only a click opens, far above buttons for something else",
      body: `${chooser("size.onclick = open;")}<p><button>Order</button><button>Ask</button></p>`,
      at: ["#size"],
    },
    { what: "options that a listbox owns elsewhere, and no key leads to", body: OWNED, at: ["#owner"] },
    {
      what: "a menu that no key leads into",
      body: listPage({ arrows: "nothing", role: "menu" }),
      at: ["#control"],
    },
    {
      what: "options of a field that no key leads to",
      body: listPage({ arrows: "nothing", isField: true }),
      at: ["#control"],
    },
    { what: "tabs of which the Tab key reaches one, without arrow keys", body: TABS, at: ["#rye"] },
    {
      what: "such tabs, the others of which have no tabindex at all",
      body: TABS.replaceAll("button", "div")
        .replace('id="rye"', 'id="rye" tabindex="0"')
        .replace(' tabindex="-1"', ""),
      at: ["#rye"],
    },
    {
      what: "a tree whose inner items no key leads to",
      body: treePage('if (event.key === "Enter") dark.ariaExpanded = "false";'),
      at: ["#dark"],
    },
    {
      what: "choices of which the Tab key reaches one, without arrow keys",
      body: RADIOS,
      at: ["main > div > span:nth-of-type(1)"],
    },
  ],
  review: [
    {
      what: "the tools of an editor, to which a key of its own may lead",
      body: `<div role="toolbar" aria-label="Format" id="tools"><a role="button" tabindex="-1">Bold</a> <a role="button" tabindex="-1">Italic</a></div><div contenteditable="true" role="textbox" aria-label="Text">Rye bread</div>`,
      at: ["#tools"],
    },
    {
      what: "a field that is written in, and whose list only a press opens",
      body: chooser("size.readOnly = false; size.onmousedown = open;"),
      at: ["#size"],
    },
    {
      what: "a field whose list only a click opens, beside a button that may, too",
      body: chooser(
        "size.onclick = open; more.onclick = open;",
        '<button id="more" aria-label="All sizes">▾</button>',
      ),
      at: ["#size"],
    },
    {
      what: "words that come below a field and are there for the mouse alone",
      body: suggestionsPage({ items: (word) => `<div style="cursor:pointer">${word}</div>` }),
      at: ["#field"],
    },
    {
      what: "a menu through which only the Tab key leads",
      body: listPage({ arrows: "nothing", role: "menu", stops: true }),
      at: ["#control"],
    },
  ],
  advice: [
    {
      what: "tabs that the Tab key reaches one by one, without arrow keys",
      body: TABS.replace(' tabindex="-1"', ""),
      at: ["#rye"],
    },
    {
      what: "tabs of elements of their own that all take the focus",
      body: `<div role="tablist" aria-label="Áreas"><div role="tab" id="uno" tabindex="0" aria-selected="true">Civil</div><div role="tab" tabindex="0" aria-selected="false">Penal</div></div><div role="tabpanel">Civil</div>`,
      at: ["#uno"],
    },
  ],
  notApplicable: [
    {
      what: "a drawn button whose list only a click opens, which is told of the button",
      body: `<div role="button" tabindex="0" id="langs" aria-haspopup="listbox" aria-expanded="false">Idioma</div><ul role="listbox" id="list" hidden><li role="option">Español</li><li role="option">Català</li></ul><script>langs.onclick = () => { list.hidden = !list.hidden; langs.ariaExpanded = String(!list.hidden); };</script>`,
    },
    {
      what: "a month of which a click opens more than its days, and which is told as a calendar",
      body: monthPage({
        day: (number) => `<div class="day"><b>${number}</b></div>`,
        field: 'readonly role="combobox" aria-expanded="false"',
        script: `month.insertAdjacentHTML("afterbegin", "<div class='day'>Juni</div><div class='day'>Juli</div>");`,
      }),
    },
    { what: "tabs that are out of use together", body: closedTabs("inert") },
    {
      what: "a toolbar whose buttons are off",
      body: '<div role="toolbar" aria-label="Loaf"><button disabled>Cut</button><button disabled>Bake</button></div>',
    },
    "<p>Bread</p>",
    {
      what: "a field with a calendar that comes with the focus, and one that counts letters",
      body: `<label>Day <input id="day" onfocus="days.hidden = false" onkeyup="window.typed = 1"></label><div id="days" hidden><button tabindex="-1">1</button><button tabindex="-1">2</button></div>`,
    },
    {
      what: "a list of the browser's own, and a button that opens a dialog",
      body: `<select aria-label="Bread"><option>Rye</option></select>
        <button aria-haspopup="true" onclick="hours.hidden = !hours.hidden">Hours</button><ul id="hours" hidden><li>Monday: six to noon</li><li>Friday: six to one</li></ul>
        <button aria-haspopup="dialog" onclick="document.querySelector('dialog').showModal()">Terms</button><dialog aria-label="Terms"><ul><li>One</li><li>Two</li></ul><button onclick="this.parentNode.close()">Close</button></dialog>`,
    },
  ],
});
