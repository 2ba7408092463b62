import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

/** A table of loaves whose prices a double click lets people correct; `keys` is what else hears. */
const prices = (script: string, beside = ""): string =>
  `<table id="prices"><tr><th>Loaf</th><th>Price</th></tr><tr><td>Rye</td><td class="price">4</td></tr><tr><td>Oat</td><td class="price">3</td></tr></table>${beside}
  <script>const edit = (cell) => { cell.contentEditable = "true"; cell.focus(); }; const cells = document.querySelectorAll(".price"); ${script}</script>`;

/** Orders with a menu of their own; `attributes` go to each, and what hears of the right click is up to the script. */
const orders = (script: string, { attributes = "", beside = "", item = "Archive" } = {}): string =>
  `<ul id="orders"><li ${attributes}>Order 17</li><li ${attributes}>Order 18</li></ul>${beside}<div id="menu" style="position:absolute" hidden><div role="menuitem" tabindex="-1">${item}</div></div>
  <script>const open = (event) => { event.preventDefault(); menu.hidden = false; }; ${script}</script>`;
const EACH = 'for (const order of document.querySelectorAll("#orders > li")) order.oncontextmenu = open;';

/** Notes for whose events jQuery hears at the document, with what it keeps there; `event` makes one editable. */
const notes = (event: string, more = ""): string =>
  `<p id="note" class="note">Deliver in the morning</p>${more}<script>document.jQuery3610042 = { events: { ${event}: [{ origType: "${event}", selector: ".note" }] } };
  const edit = () => { note.contentEditable = "true"; note.focus(); }; document.addEventListener("${event}", ({ target }) => { if (target.closest(".note") !== null) edit(); });</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "the same with a key that does so where it has the focus",
      body: notes("dblclick").replace(
        'class="note"',
        'class="note" tabindex="0" onkeydown="if (event.key === \'F2\') edit()"',
      ),
    },
    {
      what: "prices that a function key makes editable as well",
      body: prices(
        'for (const cell of cells) { cell.tabIndex = 0; cell.ondblclick = () => edit(cell); cell.onkeydown = ({ key }) => { if (key === "F2") edit(cell); }; }',
      ),
    },
    {
      what: "orders whose menu the keyboard opens where they have the focus",
      body: orders(EACH, { attributes: 'tabindex="0"' }),
    },
    {
      what: "orders whose menu offers what a button offers, in Spanish",
      body: orders(EACH, {
        item: "Archivar",
        beside: "<p><button onclick='this.hidden = true'>Archivar</button></p>",
      }),
    },
    {
      what: "an order with a button that opens another menu with the same in it",
      body: `<div id="order" oncontextmenu="event.preventDefault(); one.hidden = false"><span>Order 17</span> <button aria-label="More" onclick="two.hidden = false">…</button></div>
        <div id="one" hidden><button>Archive</button><button>Print</button></div><div id="two" hidden><button>Archive</button><button>Print</button></div>`,
    },
  ],
  failed: [
    {
      what: "a note that looks like any other, for whose double clicks jQuery hears at the document",
      body: notes("dblclick"),
      at: ["#note"],
    },
    {
      what: "prices that only a double click makes editable",
      body: prices("for (const cell of cells) cell.ondblclick = () => edit(cell);"),
      at: ["#prices > tbody > tr:nth-of-type(2) > td:nth-of-type(2)"],
    },
    {
      what: "prices for whose double clicks their table hears",
      body: prices('prices.ondblclick = ({ target }) => { if (target.matches(".price")) edit(target); };'),
      at: ["#prices > tbody > tr:nth-of-type(2) > td:nth-of-type(2)"],
    },
    {
      what: "prices for whose double clicks the whole page hears, and says so in German",
      body: prices(
        'document.addEventListener("dblclick", ({ target }) => { if (target.matches(".price")) edit(target); });',
        "<p>Doppelklicken Sie einen Preis, um ihn zu ändern. Per Doppelklick geht es am schnellsten.</p>",
      ),
      at: ["#prices > tbody > tr:nth-of-type(2) > td:nth-of-type(2)"],
    },
    {
      what: "orders that can be archived in a menu of the right mouse button alone",
      body: orders(EACH),
      at: ["#orders > li:nth-of-type(1)"],
    },
    {
      what: "orders for whose right clicks the list hears",
      body: orders("orders.oncontextmenu = open;"),
      at: ["#orders > li:nth-of-type(1)"],
    },
    {
      what: "orders for whose right clicks the whole page hears, and says so in French",
      body: orders("document.addEventListener('contextmenu', open);", {
        beside: "<p>Un clic droit sur une commande ouvre son menu.</p>",
        item: "Archiver",
      }),
      at: ["#orders > li:nth-of-type(1)"],
    },
  ],
  review: {
    what: "a menu of the right mouse button, and buttons elsewhere that may do the same",
    body: `${orders(EACH)}<p><button onclick="this.textContent = 'Choose an order'">Put away</button></p>`,
    at: ["#orders > li:nth-of-type(1)"],
  },
  notApplicable: [
    {
      what: "pictures and a page that keep the browser's menu away",
      body: `<div id="photo" style="width:90px;height:60px;background:#ccc">Bread</div><ul id="loaves"><li>Rye</li></ul><script>for (const one of [photo, loaves, document]) one.addEventListener("contextmenu", (event) => event.preventDefault());</script>`,
    },
    {
      what: "words that a double click marks",
      body: `<p id="quote">Rye bread</p><script>quote.ondblclick = () => { getSelection().selectAllChildren(quote); };</script>`,
    },
  ],
});
