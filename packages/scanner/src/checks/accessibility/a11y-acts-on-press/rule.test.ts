import { TRACK_OF_SLIDER } from "#checks/accessibility/operated/tracks.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yActsOnPress } from "./rule.ts";

const COUNT = '<p id="count">Loaves: 1</p>';

/** Boxes that say at once what was pressed, and light up until they are let go of. */
const keys = (names: readonly string[], says: string): string =>
  `<style>.keys div{display:inline-block;width:40px;height:90px;border:1px solid}.down{background:gold}</style><div class="keys" id="keys">${names.map((name) => `<div>${name}</div>`).join("")}</div><p id="told" role="status"></p>
  <script>for (const one of keys.children) { one.onmousedown = () => { one.classList.add("down"); told.textContent = "${says} " + one.textContent; }; one.onmouseup = one.onmouseleave = () => one.classList.remove("down"); }</script>`;

ruleOutcomes(a11yActsOnPress, {
  passed: [
    {
      what: "a row that a press takes away and sliding off brings back",
      body: `<ul id="rows"><li id="row">Rye <button id="x" aria-label="Delete rye">×</button></li><li>Oat</li></ul><script>x.onmousedown = () => { row.hidden = true; }; addEventListener("mouseup", ({ target }) => { if (target !== x) row.hidden = false; });</script>`,
    },
    {
      what: "a menu that opens on press, and can be closed",
      body: `<button onpointerdown="list.hidden = !list.hidden">Breads</button><p id="list" hidden>Rye</p>`,
    },
    {
      what: "a part that opens on press beside what a second press closes, and one with a button to close it",
      body: `<button id="one">Hours</button><p id="hours" hidden>Six to noon</p><button id="two">Prices</button><div id="prices" hidden>Rye 4 <button onclick="prices.hidden = true">Close</button></div>
        <script>one.onmousedown = () => { hours.hidden = !hours.hidden; }; two.onmousedown = () => { prices.hidden = false; };</script>`,
    },
    {
      what: "a press that sliding off takes back",
      body: `${COUNT}<button id="add" onmousedown="count.textContent = 'Loaves: 2'">Add</button><script>addEventListener("mouseup", ({ target }) => { if (target !== add) count.textContent = "Loaves: 1"; });</script>`,
    },
    { what: "keys of a piano", body: keys(["C", "D#", "F", "G♭2"], "You hear") },
    { what: "keys of a piano in French", body: keys(["do", "ré", "mi", "fa dièse"], "Vous jouez") },
    { what: "pads of a drum kit", body: keys(["Kick", "Snare 1", "Hi-hat", "Floor Tom"], "Hit:") },
    { what: "letters of a keyboard on the screen", body: keys(["Q", "ß", "Ñ"], "Escribiste") },
  ],
  failed: [
    {
      what: "a button that empties its form on press",
      body: '<form id="draft"><label>Skills <input name="skills"></label> <button type="button" id="wipe">Clear form</button></form><script>wipe.onpointerdown = () => draft.reset();</script>',
      at: ["#wipe"],
    },
    {
      what: "the second button of an entry, which takes it away as soon as the list hears of the press",
      body: `<ul id="list">${["Roggen", "Hafer"].map((name) => `<li>${name} <button class="edit">Ändern</button> <button class="out">Entfernen</button></li>`).join("")}</ul><script>list.addEventListener("pointerdown", ({ target }) => { if (target.closest(".out")) target.parentNode.remove(); });</script>`,
      at: ["#list > li:nth-of-type(1) > button:nth-of-type(2)"],
    },
    {
      what: "a button that takes its row away on press",
      body: `<ul id="rows">${["Rye", "Oat"].map((name) => `<li>${name} <button aria-label="Delete ${name}" onmousedown="this.parentElement.remove()">×</button></li>`).join("")}</ul>`,
      at: ["#rows > li:nth-of-type(1) > button", "#rows > li:nth-of-type(2) > button"],
    },
    {
      what: "buttons that say so in Swedish and in Hungarian",
      body: '<ul id="cart"><li>Ullgarn <button>Ta bort ullgarn</button></li></ul><ul id="jegy"><li>Jegy <div role="button" tabindex="0">Felnőtt jegy törlése</div></li></ul><script>for (const list of [cart, jegy]) list.onpointerdown = ({ target }) => { if (target.matches("button,div")) target.closest("li").remove(); };</script>',
      at: ["#cart > li > button", "#jegy > li > div"],
    },
    {
      what: "a button that a framework hears for, in German",
      body: `<div id="root"><p>Roggen <button id="x" aria-label="Roggen löschen">×</button></p><p>Hafer</p></div><script>x.__reactProps$k = { onPointerDown: () => x.parentElement.remove() }; root.addEventListener("pointerdown", ({ target }) => target.__reactProps$k?.onPointerDown());</script>`,
      at: ["#x"],
    },
    {
      what: "a button that leaves on press",
      body: `<button id="go" onmousedown="location.href = '/rye'">Rye</button>`,
      at: ["#go"],
    },
    {
      what: "a box that leaves on press, by a listener",
      body: `<div id="go" role="link" tabindex="0">Rye</div><script>go.addEventListener("pointerdown", () => location.assign("/rye"));</script>`,
      at: ["#go"],
    },
    {
      what: "a button that asks on press",
      body: `<button id="empty" onmousedown="confirm('Empty the cart?')">Empty</button>`,
      at: ["#empty"],
    },
    {
      what: "a button that says at once that it is done",
      body: `<button id="order">Order</button><p id="told" role="status"></p><script>order.addEventListener("pointerdown", () => { told.textContent = "Ordered."; });</script>`,
      at: ["#order"],
    },
    {
      what: "buttons for which the list around them says so on press",
      body: `<ul id="list"><li>Rye <button class="buy">Buy rye</button></li><li>Oat <button class="buy">Buy oat</button></li></ul><p id="told" role="status"></p><script>list.addEventListener("pointerdown", ({ target }) => { if (target.closest(".buy")) told.textContent = target.textContent + ": done."; });</script>`,
      at: ["#list > li:nth-of-type(1) > button"],
    },
    {
      what: "boxes whose names only begin as notes do",
      body: keys(["Do it now", "X"], "Bestellt:"),
      at: ["#keys > div:nth-of-type(1)", "#keys > div:nth-of-type(2)"],
    },
    {
      what: "a box that says so in a live region, on touch",
      body: `<div id="order" role="button" tabindex="0">Order</div><div aria-live="polite" id="told"></div><script>order.onmousedown = () => { told.innerHTML = "<b>Ordered.</b>"; };</script>`,
      at: ["#order"],
    },
  ],
  review: [
    {
      what: "digits that may be keys of a phone",
      body: keys(["1", "2"], "Wybrano"),
      at: ["#keys > div:nth-of-type(1)", "#keys > div:nth-of-type(2)"],
    },
    {
      what: "a button that counts on press",
      body: `${COUNT}<button id="add" onmousedown="count.textContent = 'Loaves: 2'">Add</button>`,
      at: ["#add"],
    },
    {
      what: "a button that says that it is done, with a way to undo it",
      body: `<button id="order">Order</button><p id="told" role="status"></p><script>order.onmousedown = () => { told.innerHTML = "Ordered. <button>Undo</button>"; };</script>`,
      at: ["#order"],
    },
    {
      what: "a button that says what comes next on press, and one that goes back",
      body: `<div><button id="next">Next</button><button id="previous">Previous</button></div><p id="told" role="status"></p><script>next.onmousedown = () => { told.textContent = "Rye"; };</script>`,
      at: ["#next"],
    },
    {
      what: "a note that comes on press, says nothing of itself, and goes after a while",
      body: `<button id="order">Order</button><p id="told" hidden>Rye, two loaves</p><script>order.onmousedown = () => { told.hidden = false; setTimeout(() => { told.hidden = true; }, 3000); };</script>`,
      at: ["#order"],
    },
    {
      what: "a button that takes away on press",
      body: `${COUNT}<button id="remove" onpointerdown="count.remove()">Remove</button>`,
      at: ["#remove"],
    },
  ],
  notApplicable: [
    {
      what: "buttons of a form that look pressed, and empty it once they are let go of",
      body: '<form id="draft"><label>Skills <input name="skills"></label> <button type="button" id="wipe">Clear form</button></form><script>wipe.onpointerdown = () => wipe.classList.add("down"); wipe.onclick = () => draft.reset();</script>',
    },
    { what: "a track on which a slider jumps to where it is pressed", body: TRACK_OF_SLIDER },
    {
      what: "buttons that look pressed in a list that hears of it, and act when they are let go of",
      body: `<ul id="list"><li>Rye <button class="buy">Buy rye</button></li><li>Oat <button class="buy">Buy oat</button></li></ul><p id="told" role="status"></p><script>list.addEventListener("pointerdown", ({ target }) => { target.classList.add("down"); }); list.addEventListener("click", ({ target }) => { if (target.closest(".buy")) told.textContent = "Bought."; });</script>`,
    },
    "<p>Bread</p>",
    {
      what: "what acts on release or click, and presses that are only counted",
      body: `${COUNT}<button onclick="count.textContent = 'Loaves: 2'">Add</button><button onmouseup="count.textContent = 'Loaves: 2'">Add</button><button onmousedown="window.pressed = true">Look</button><a href="/rye" onmousedown="window.pressed = true">Rye</a>`,
    },
  ],
});
