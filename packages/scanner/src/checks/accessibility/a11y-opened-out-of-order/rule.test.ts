import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yOpenedOutOfOrder } from "./rule.ts";

const PANEL =
  'style="position:fixed;right:0;top:0;width:200px;height:300px;background:#fff;border:1px solid"';
const MANY =
  '<p><a href="/rye">Rye</a> <a href="/oat">Oat</a> <a href="/spelt">Spelt</a> <a href="/plum">Plum</a></p>';
const toggle = (script = ""): string =>
  `panel.hidden = !panel.hidden; this.ariaExpanded = String(!panel.hidden);${script}`;
const panel =
  '<h2>Basket</h2><p>One bread</p><a href="/pay" id="pay">Pay</a> <button onclick="panel.hidden = true">Close</button>';

/** A calendar whose days are drawn anew for each month; `cell` is what is in each. */
const month = (
  cell: string,
): string => `<div id="cal" style="position:relative"><button id="back" onclick="at -= 1; draw()">‹ Earlier</button><select aria-label="Month"><option>May</option></select> <select aria-label="Year"><option>2027</option></select> <button onclick="at += 1; draw()">Later ›</button><div id="grid"></div></div>
  <script>let at = 5; function draw() { grid.innerHTML = ""; for (let row = 0; row < 2; row += 1) { const week = document.createElement("div"); week.className = "week"; for (let day = 1; day < 4; day += 1) { const one = document.createElement("div"); one.style = "display:inline-block;position:relative;margin:9px"; one.innerHTML = \`${cell}\`; week.append(one); } grid.append(week); } } draw();</script>`;

ruleOutcomes(a11yOpenedOutOfOrder, {
  passed: [
    {
      what: "a calendar drawn anew in its place, with words for screen readers alone",
      body: month(
        '<button><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">Day</span>${day + 3 * row} / ${at}</button>',
      ),
    },
    {
      what: "a calendar drawn anew whose days are placed, in German",
      body: month('<button style="position:absolute">${day + 3 * row}. ${at}.</button>').replace(
        "Earlier",
        "Zurück",
      ),
    },
    {
      what: "a list of offers that a button further up fills with others, with marks laid on them",
      body: `<button onclick="turn()">Next offers</button>${MANY}<div id="offers"></div><script>let page = 0; function turn() { page += 1; offers.innerHTML = '<article class="offer" style="position:relative"><b style="position:absolute;right:0">New</b><a href="/' + page + '">Offer ' + page + '</a> <a href="/b">Put in the basket</a></article>'; } turn();</script>`,
    },
    {
      what: "a menu before its button that takes the focus",
      body: `<div id="panel" hidden ${PANEL}>${panel}</div><a href="/home">Home</a> <button id="cart" aria-expanded="false" onclick="${toggle("if (!panel.hidden) pay.focus();")}">Menu</button>${MANY}`,
    },
    {
      what: "a chat right before its button, and a menu that scripts lead the Tab key into",
      body: `<div id="talk" hidden ${PANEL}><input aria-label="Question"><button>Ask</button></div><button onclick="talk.hidden = !talk.hidden">Chat</button>
        <div id="panel" hidden ${PANEL}>${panel}</div><a href="/home">Home</a> <button id="cart" aria-expanded="false" onclick="${toggle()}">Menu</button>${MANY}
        <script>cart.onkeydown = (event) => { if (event.key === "Tab" && !panel.hidden) { event.preventDefault(); pay.focus(); } };</script>`,
    },
    {
      what: "a message with a button that goes by itself",
      body: `<button onclick="panel.hidden = false; setTimeout(() => { panel.hidden = true; }, 2500)">Add to basket</button>${MANY}<div id="panel" hidden ${PANEL}><p>Rye bread is in your basket, and it waits there for you until you are ready to pay.</p><a href="/basket">Basket</a> <button onclick="panel.hidden = true">Close</button></div>`,
    },
    {
      what: "a link to nowhere that only brings a link back to the top, in German",
      body: `<p><a href="#!" onclick="up.hidden = false">Roggen</a></p>${MANY}<div id="up" hidden ${PANEL}><a href="#top">Nach oben</a></div>`,
    },
    {
      what: "a link to the top, where a bar with links lies over the page",
      body: `<p style="height:3000px">Bread</p><a href="#">Top</a>${MANY}<div id="bar" ${PANEL} hidden>${panel}</div><script>addEventListener("scroll", () => { bar.hidden = scrollY > 300; });</script>`,
    },
    {
      what: "tabs of a menu that lies over the page, with their panels in it",
      body: `<nav ${PANEL}><p><a href="#one" onclick="two.hidden = true; one.hidden = false; return false">Menu</a> <a href="#two" onclick="one.hidden = true; two.hidden = false; return false">Cart</a> <a href="/help">Help</a></p>
        <div><div id="one" style="position:absolute">All <a href="/rye">Rye</a></div><div id="two" hidden style="position:absolute">Nothing here <a href="/oat">Oat</a></div></div></nav>${MANY}`,
    },
    {
      what: "a star that brings a bar with all that is starred",
      body: `<button aria-pressed="false" aria-label="Merken" onclick="this.ariaPressed = String(panel.hidden); panel.hidden = !panel.hidden">☆</button>${MANY}<div id="panel" hidden ${PANEL}>${panel}</div>`,
    },
    {
      what: "a panel that follows its button, with the rest of the page after it",
      body: `<button aria-expanded="false" onclick="${toggle()}">Basket</button><div id="panel" hidden ${PANEL}>${panel}</div>${MANY}`,
    },
    {
      what: "the list of a combobox at the end of the page, which arrow keys move in",
      body: `<span role="combobox" tabindex="0" aria-label="Bread" aria-expanded="false" onclick="${toggle()}" onkeydown="if (event.key === 'Enter') this.click()">Rye</span>${MANY}<ul role="listbox" tabindex="0" aria-label="Breads" id="panel" hidden ${PANEL}><li role="option">Rye</li><li role="option">Oat</li></ul>`,
    },
    {
      what: "a panel at the end that the focus goes into",
      body: `<button aria-expanded="false" onclick="${toggle("if (!panel.hidden) pay.focus();")}">Basket</button>${MANY}<div id="panel" hidden ${PANEL}>${panel}</div>`,
    },
    {
      what: "a panel at the end that scripts lead the Tab key into",
      body: `<button id="cart" aria-expanded="false" onclick="${toggle()}">Basket</button>${MANY}<div id="panel" hidden ${PANEL}>${panel}</div>
        <script>cart.onkeydown = (event) => { if (event.key === "Tab" && !panel.hidden) { event.preventDefault(); pay.focus(); } };</script>`,
    },
    {
      what: "a part of the page further down, a hint without controls and a message with a link",
      body: `<button aria-expanded="false" onclick="const part = document.getElementById('part'); part.hidden = !part.hidden; this.ariaExpanded = String(!part.hidden)">All breads</button>
        <button aria-expanded="false" onclick="const hint = document.getElementById('hint'); hint.hidden = !hint.hidden; this.ariaExpanded = String(!hint.hidden)">Hours</button>
        <button onclick="told.innerHTML = 'Added. <a href=/basket>See it</a>'">Add</button>${MANY}
        <p id="part" hidden>Also <a href="/more">more</a></p><p id="hint" hidden ${PANEL}>Open from six</p><div id="told" role="status" style="position:fixed;bottom:0"></div>`,
    },
    {
      what: "a popover of the browser's own, which it puts into the order itself",
      body: `<button popovertarget="pop">Basket</button>${MANY}<div id="pop" popover>One bread <a href="/pay">Pay</a></div>`,
    },
  ],
  failed: [
    {
      what: "a popover that a script shows, which the browser leaves where it stands",
      body: `<button id="cart" onclick="pop.togglePopover()">Medencék</button>${MANY}<div id="pop" popover="manual"><h2>Medencék</h2><a href="/warm">Meleg medence</a> <a href="/cold">Hideg medence</a> <button onclick="pop.hidePopover()">Bezárás</button></div>`,
      at: ["#cart"],
    },
    {
      what: "a panel with words for screen readers alone, while something of another kind goes",
      body: `<button id="cart" aria-expanded="false" onclick="${toggle("document.querySelector('.tip')?.remove();")}">Basket</button><p class="tip">Try our rye</p>${MANY}<div id="panel" hidden ${PANEL}><span style="position:absolute;width:1px;height:1px;overflow:hidden">Your</span>${panel}</div>`,
      at: ["#cart"],
    },
    {
      what: "a panel in a box without a size, in French",
      body: `<button id="cart" aria-expanded="false" onclick="${toggle()}">Panier</button>${MANY}<div id="panel" hidden style="position:fixed;left:0;top:0"><div ${PANEL}>${panel}</div></div>`,
      at: ["#cart"],
    },
    {
      what: "a menu at the side that stands at the beginning of the page, and leaves the focus on its button",
      body: `<div id="panel" hidden ${PANEL}><a href="#rye">Roggen</a> <a href="#oat">Hafer</a> <button onclick="panel.hidden = true">Schließen</button></div><a href="/home">Bäckerei</a> <button id="cart" onclick="panel.hidden = false">Menü</button>${MANY}`,
      at: ["#cart"],
    },
    {
      what: "a basket before the header, shown and hidden in turns",
      body: `<div id="panel" hidden ${PANEL}>${panel}</div><p><a href="/home">Boulangerie</a> <a href="/help">Aide</a> <button id="cart" aria-expanded="false" onclick="${toggle()}">Panier</button></p>${MANY}`,
      at: ["#cart"],
    },
    {
      what: "a panel with one link and a few words, and a link that lays a panel over the page",
      body: `<a id="cart" href="#!" onclick="panel.hidden = !panel.hidden; return false">Basket</a>${MANY}<div id="panel" hidden ${PANEL}>Your basket is empty <a href="/all">All breads</a></div>`,
      at: ["#cart"],
    },
    {
      what: "a panel at the end of the page that the focus stays outside of",
      body: `<button id="cart" aria-expanded="false" onclick="${toggle()}">Basket</button>${MANY}<div id="panel" hidden ${PANEL}>${panel}</div>`,
      at: ["#cart"],
    },
    {
      what: "a list that scripts put at the end of the page",
      body: `<button id="cart" aria-haspopup="true" aria-expanded="false">Sort</button>${MANY}<script>cart.onclick = () => {
        const old = document.getElementById("list"); cart.ariaExpanded = String(old === null); if (old) return old.remove();
        const list = document.createElement("div"); list.id = "list"; list.style = "position:absolute;left:10px;top:80px;background:#fff"; list.innerHTML = '<a href="?by=price">By price</a> <a href="?by=name">By name</a>'; document.body.append(list); };</script>`,
      at: ["#cart"],
    },
  ],
  review: {
    what: "a panel with one stop before it",
    body: `<button id="cart" aria-expanded="false" onclick="${toggle()}">Basket</button> <a href="/help">Help</a><div id="panel" hidden ${PANEL}>${panel}</div>${MANY}`,
    at: ["#cart"],
  },
  notApplicable: ["<p>Bread</p>", '<button onclick="this.textContent = String(Math.random())">Draw</button>'],
});
