import { listPage } from "#checks/accessibility/operated/lists.testing.ts";
import { suggestionsPage } from "#checks/accessibility/operated/suggestions.testing.ts";
import { BRANCHES } from "#checks/accessibility/operated/trees.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListUntold } from "./rule.ts";

/** Words that come over the page while someone writes, and look like any text. */
const overPage = (script: string): string =>
  `<label>Pan <input id="field"></label><div id="holder" style="position:absolute;background:white"><ul id="list" hidden><li>Ocho letras</li><li>Una cifra</li></ul></div><p><a href="/all">Todo</a></p>
  <script>field.oninput = () => { list.hidden = field.value === ""; }; ${script}</script>`;

const OPTIONS = ["Roggen", "Hafer", "Dinkel"];
/** A select that nobody sees, with a box that a script draws for it. */
const replaced = (face: string, script: string, item = ""): string =>
  `<div><label for="own">Brot</label><select id="own" style="display:none">${OPTIONS.map((one) => `<option>${one}</option>`).join("")}</select>
  <div id="drawn">${face}<ul id="list" hidden style="position:absolute;background:#fff;margin:0;list-style:none">${OPTIONS.map((one, at) => `<li id="item${at}" style="cursor:pointer" ${item}>${one}</li>`).join("")}</ul></div></div><style>.at{background:#bde}</style>
  <script>const items = [...list.children]; let at = 0; const show = (is) => { list.hidden = !is; }; const go = (by) => { at = (at + by + 3) % 3; items.forEach((one, index) => one.classList.toggle("at", index === at)); };
  const press = ({ key }) => { if (key === "Enter") show(list.hidden); if (key === "Escape") show(false); if (key === "ArrowDown") go(1); if (key === "ArrowUp") go(2); }; ${script}</script>`;
const DRAWN = '<div id="face" tabindex="0" style="cursor:pointer">Roggen</div>';

ruleOutcomes(a11yListUntold, {
  passed: [
    {
      what: "a list in place of a select that names its current option",
      body: replaced(
        DRAWN,
        'face.role = "combobox"; face.setAttribute("aria-controls", "list"); face.setAttribute("aria-label", "Brot"); list.role = "listbox"; const tell = () => { face.ariaExpanded = String(!list.hidden); face.setAttribute("aria-activedescendant", "item" + at); }; tell(); face.onclick = () => { show(list.hidden); tell(); }; face.onkeydown = (event) => { press(event); tell(); };',
        'role="option"',
      ),
    },
    {
      what: "a list in place of a select whose options take the focus",
      body: replaced(
        '<button type="button" id="face">Roggen</button>',
        'face.onclick = () => show(list.hidden); drawn.onkeydown = (event) => { if (event.key === "Enter") return; press(event); if (event.key.startsWith("Arrow")) { event.preventDefault(); show(true); items[at].focus(); } };',
        'tabindex="-1"',
      ),
    },
    { what: "a tree whose branches open before the arrows lead on", body: BRANCHES },
    {
      what: "links that come while someone writes and that the Tab key reaches",
      body: suggestionsPage({ items: (word) => `<a href="/${word.slice(0, 3)}">${word}</a> ` }),
    },
    {
      what: "a calendar of which the arrow keys write the days into the field",
      body: `<label>Day <input id="day" role="combobox" aria-haspopup="grid" aria-controls="days" aria-expanded="false"></label><table id="days" role="grid" hidden><tr>${[1, 2, 3, 4].map((day) => `<td role="gridcell">${day}</td>`).join("")}</tr></table>
        <script>const cells = [...days.querySelectorAll("td")]; let at = -1;
        const show = (is) => { days.hidden = !is; day.ariaExpanded = String(is); };
        day.onkeydown = ({ key }) => { if (key === "Escape") return show(false); if (!key.startsWith("Arrow")) return; show(true);
          at = (at + 1) % 4; day.value = "5/" + (at + 1) + "/2026"; cells.forEach((cell, index) => { cell.style.background = index === at ? "silver" : ""; }); };</script>`,
    },
    { what: "a menu whose items get the focus", body: listPage({ arrows: "focus", role: "menu" }) },
    {
      what: "a field that tells its state and current option",
      body: listPage({ arrows: "active", isField: true }),
    },
  ],
  failed: [
    {
      what: "a list in place of a select whose options only look chosen",
      body: replaced(DRAWN, "face.onclick = () => show(list.hidden); face.onkeydown = press;"),
      at: ["#face"],
    },
    {
      what: "a list within the box that stands for a select, with one hand for all of it",
      body: `<div><label for="own">Taille</label><select id="own" style="display:none"><option>Petit</option><option>Moyen</option><option>Grand</option></select><div id="face" tabindex="0" style="cursor:pointer;position:relative"><span>Petit</span><ul id="list" style="position:absolute;opacity:0;pointer-events:none"><li>Petit</li><li>Moyen</li><li>Grand</li></ul></div></div>
        <script>let at = 0; face.onkeydown = ({ key }) => { if (key === "Enter") list.style.opacity = 1; if (key === "Escape") list.style.opacity = 0; if (key.startsWith("Arrow")) { at = (at + 1) % 3; [...list.children].forEach((one, index) => { one.style.background = index === at ? "#ddd" : ""; }); } }; face.onclick = () => { list.style.opacity = 1; };</script>`,
      at: ["#face"],
    },
    {
      what: "a list in place of a select that opens for a field without size",
      body: replaced(
        '<p id="shown" style="margin:0">Roggen</p><input id="face" aria-label="Brot" readonly style="position:absolute;width:0;height:0;border:0;padding:0;opacity:0">',
        "face.onfocus = () => show(true); face.onblur = () => show(false); shown.onclick = () => face.focus(); face.onkeydown = press;",
      ),
      at: ["#face"],
    },
    {
      what: "words that come one by one into a box that was there, empty",
      body: `<label>Ville <input id="field"></label><div id="box" style="position:absolute;width:200px;border:1px solid"></div>
        <script>field.oninput = () => { box.innerHTML = ["Arles", "Agen", "Brest"].filter((one) => field.value && one.toLowerCase().includes(field.value)).map((one) => '<div style="cursor:pointer">' + one + "</div>").join(""); for (const one of box.children) one.onclick = () => { field.value = one.textContent; box.innerHTML = ""; }; };</script>`,
      at: ["#field"],
    },
    {
      what: "words without a hand of the pointer, over the page, that arrow keys write into the field",
      body: overPage(
        `let at = -1; field.onkeydown = ({ key }) => { if (key === "ArrowDown") { at += 1; field.value = list.children[at]?.textContent ?? ""; } };`,
      ),
      at: ["#field"],
    },
    {
      what: "words that come only after three letters of what the page is about",
      body: `<h1>Brot und Kuchen</h1><p>Aus Roggen.</p>${suggestionsPage({
        items: (word) => `<div style="cursor:pointer">${word}</div>`,
        script: 'field.oninput = () => { list.hidden = !field.value.startsWith("bro"); };',
      })}`,
      at: ["#field"],
    },
    {
      what: "words that come only after three letters of the example in the field",
      body: suggestionsPage({
        items: (word) => `<div style="cursor:pointer">${word}</div>`,
        script:
          'field.placeholder = "z. B. Dinkel"; field.oninput = () => { list.hidden = !field.value.startsWith("din"); };',
      }),
      at: ["#field"],
    },
    {
      what: "words that come below a field once a key is let go",
      body: suggestionsPage({
        items: (word) => `<div style="cursor:pointer">${word}</div>`,
        script:
          "field.oninput = null; field.addEventListener('keyup', () => { list.hidden = field.value === ''; });",
      }),
      at: ["#field"],
    },
    {
      what: "words that come below a field that says nothing of them",
      body: suggestionsPage({ items: (word) => `<div style="cursor:pointer">${word}</div>` }),
      at: ["#field"],
    },
    {
      what: "words that come below a field, of which only the look tells the current one",
      body: suggestionsPage({
        items: (word) => `<div style="cursor:pointer">${word}</div>`,
        script: `field.onkeydown = ({ key }) => { if (key === "ArrowDown") { at += 1; [...list.children].forEach((one, index) => { one.style.background = index === at ? "silver" : ""; }); } };`,
      }),
      at: ["#field"],
    },
    {
      what: "a menu in which only the look of items changes",
      body: listPage({ arrows: "look", role: "menu" }),
      at: ["#control"],
    },
    {
      what: "a field in whose list only the look changes",
      body: listPage({ arrows: "look", isField: true }),
      at: ["#control"],
    },
    {
      what: "a field that doesn't say that its list is open",
      body: listPage({ arrows: "active", isField: true, expanded: "none" }),
      at: ["#control"],
    },
    {
      what: "a field that says its list is closed while it is open",
      body: listPage({ arrows: "active", isField: true, expanded: "stays closed" }),
      at: ["#control"],
    },
    {
      what: "a button that says its list is open once it is closed",
      body: listPage({ arrows: "focus", expanded: "stays open" }),
      at: ["#control"],
    },
  ],
  review: [
    {
      what: "a field in whose list items are only marked as selected",
      body: listPage({ arrows: "marks", isField: true }),
      at: ["#control"],
    },
    {
      what: "a field for tags that can be written in like a text",
      body: `<p><span id="field" role="textbox" contenteditable tabindex="0" aria-label="Sprachen" aria-autocomplete="list" aria-expanded="false">&nbsp;</span></p><div id="list" role="listbox" aria-label="Sprachen" hidden><div role="option">Deutsch</div><div role="option">Italienisch</div></div>
        <script>let at = -1; const show = (isOpen) => { list.hidden = !isOpen; field.ariaExpanded = String(isOpen); };
        field.onkeydown = (event) => { if (event.key === "Escape") show(false); if (event.key !== "ArrowDown") return; event.preventDefault(); if (list.hidden) return show(true); at = (at + 1) % 2; [...list.children].forEach((one, index) => { one.ariaSelected = String(index === at); }); };</script>`,
      at: ["#field"],
    },
    {
      what: "words that come below a field and are counted for screen readers",
      body: `${suggestionsPage({
        items: (word) => `<div style="cursor:pointer">${word}</div>`,
        script:
          'field.addEventListener("input", () => { said.textContent = "3 Treffer, mit den Pfeiltasten wählen"; });',
      })}<div id="said" role="status" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"></div>`,
      at: ["#field"],
    },
  ],
  notApplicable: [
    {
      what: "a hidden select beside buttons for the same, and one that can be used",
      body: `<div><select hidden aria-label="Brot"><option>Roggen</option><option>Hafer</option></select><button>Roggen</button><button>Hafer</button></div><div><label>Mehl <select><option>Grob</option><option>Fein</option></select></label><div tabindex="0"><p>Grob</p><p>Fein</p></div></div>`,
    },
    "<p>Bread</p>",
    { what: "rules for what is written, over the page, to be read", body: overPage("") },
    {
      what: "what was found, in the text of the page",
      body: `<label>Bread <input id="field"></label><ul id="list"></ul><script>field.oninput = () => { list.innerHTML = field.value ? "<li>Rye, dark</li><li>Oat, mild</li>" : ""; };</script>`,
    },
    {
      what: "a field that searches a menu, whose own items stand in its place until then",
      body: `<label>Search <input id="field"></label><div id="all"><a href="/rye">Rye</a> <a href="/oat">Oat</a> <a href="/prices">Prices</a></div><div id="found" hidden><span style="cursor:pointer">Oat</span> <span style="cursor:pointer">Prices, all</span></div>
        <script>document.getElementById("field").oninput = ({ target }) => { all.hidden = target.value !== ""; found.hidden = target.value === ""; };</script>`,
    },
    {
      what: "a list of the browser's own, and a field without a list",
      body: '<label>Bread <select><option>Rye</option></select></label><label>Name <input autocomplete="name"></label>',
    },
  ],
});
