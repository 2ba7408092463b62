import { BRANCHES } from "#checks/accessibility/operated/trees.testing.ts";
import { twoSteps } from "#checks/accessibility/operated/steps.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const SAY = "told.textContent += 'x'";
const TOLD = '<p id="told">Order:</p>';

const SORTED = (header: string): string =>
  `<table><thead><tr>${header}<th>Price</th></tr></thead><tbody id="rows"><tr><td>Rye</td><td>4</td></tr><tr><td>Oat</td><td>3</td></tr></tbody></table>
  <script>document.getElementById("sort").addEventListener("click", () => rows.append(...[...rows.children].sort((a, b) => a.textContent < b.textContent ? -1 : 1)));</script>`;

const DRAWN =
  ".gone{display:none}.clear{position:absolute;opacity:0}.lone{display:inline-block;border:1px solid;padding:8px}.box{display:inline-block;width:24px;height:24px;border:2px solid}";

/** A box that asks for a file where it is pressed, around a field that is not there. */
const upload = (box: string): string =>
  `<p>Photo</p>${box}<script>{ const box = document.getElementById("drop"); box.onclick = (event) => { if (event.target !== photo) photo.click(); }; }</script>`;
const PHOTO = '<input type="file" id="photo" aria-label="Photo" hidden>';
const scrolled = (table: string): string =>
  `<div role="region" aria-label="Prices" tabindex="0" style="overflow:auto;width:300px">${table}</div>`;

/** Texts that a double click makes fields of, each with what stands beside it. */
const renamed = (beside: string, attributes = ""): string =>
  `<ul id="texts">${["Kaffee", "Brot"].map((text) => `<li><span class="text" ${attributes}>${text}</span> ${beside}</li>`).join("")}</ul>
  <script>const rename = (text) => { const field = document.createElement("input"); field.ariaLabel = "Name"; field.value = text.textContent; text.replaceWith(field); field.focus(); };
  for (const text of document.querySelectorAll(".text")) { text.addEventListener("dblclick", () => rename(text)); }</script>`;
/** Entries of which the wheel brings more. */
const feed = (more: string, attributes = ""): string =>
  `<ul id="feed" ${attributes}><li>Ama a fermé la liste</li><li>Luis a écrit un mot</li></ul>
  <script>const bring = () => { feed.insertAdjacentHTML("beforeend", "<li>Jo est là depuis " + feed.children.length + " jours</li>"); }; feed.addEventListener("wheel", bring); ${more}</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "texts that a double click or a button renames, and entries that a key or the wheel brings",
      body:
        renamed("<button onclick='rename(this.previousElementSibling)'>Umbenennen</button>") +
        feed(
          'feed.onkeydown = ({ key }) => { if (key === "PageDown") bring(); };',
          'tabindex="0" role="list"',
        ),
    },
    {
      what: "a text that a double click or a function key renames, and entries that come when the page is scrolled",
      body:
        renamed("", 'tabindex="0" onkeydown="if (event.key === \'F2\') rename(this)"') +
        `${feed("addEventListener('scroll', bring);")}<p style="height:3000px">Plus bas</p>`,
    },
    {
      what: "a picture that a double click enlarges, and slides that the wheel and buttons move",
      body: `<p class="text" style="width:90px" ondblclick="this.style.transform = 'scale(2)'">Rye</p><button onclick="go()">Next</button>
        <div id="slides"><p>Oat bread</p></div><button onclick="go()">Previous</button><script>const go = () => { slides.firstElementChild.textContent += " and more"; }; slides.onwheel = go;</script>`,
    },
    {
      what: "links and buttons that ripple under the pointer",
      body: `<button id="add">Add</button><a href="#rye" class="wave">Rye</a> <button class="wave">Oat</button><p id="told"></p><p id="rye">Rye bread</p><style>.wave{position:relative;overflow:hidden}.ripple{position:absolute;width:20px;height:20px;background:#0004}</style>
      <script>add.onclick = () => { told.textContent = "Added."; }; for (const one of document.querySelectorAll(".wave")) one.addEventListener("mousedown", () => { const drop = document.createElement("span"); drop.className = "ripple"; one.append(drop); });</script>`,
    },
    {
      what: "a slider that arrow keys move, and that says so when it was clicked",
      body: `<button>Order</button><div id="knob" role="slider" aria-label="Price" aria-valuemin="0" aria-valuemax="9" aria-valuenow="4" tabindex="0" style="width:20px;height:20px;background:#555"></div><p id="told" role="status"></p>
      <script>const put = (value) => { knob.ariaValueNow = String(value); told.textContent = "4 breads up to " + value; }; knob.onmouseup = () => put(4); knob.onkeydown = ({ key }) => { if (key === "ArrowRight") put(Number(knob.ariaValueNow) + 1); if (key === "ArrowLeft") put(Number(knob.ariaValueNow) - 1); };
      document.querySelector("button").onclick = () => { told.textContent = "Ordered."; };</script>`,
    },
    {
      what: "a button that asks for a file",
      body: upload(`<button type="button" id="drop">Choose a photo</button>${PHOTO}`),
    },
    {
      what: "a table that can be scrolled, with a button that sorts it",
      body: scrolled(SORTED('<th id="sort"><button>Bread</button></th>')),
    },
    {
      what: "buttons for a film, with boxes that do the same",
      body: `<video id="film" width="300" height="160" muted></video><div><button onclick="film.muted = !film.muted">Sound</button></div>`,
    },
    {
      what: "labels of fields that are transparent, cut off, switched off, or reached in the label itself",
      style: DRAWN,
      body: `${TOLD}<button onclick="${SAY}">Order</button><p><input type="file" class="clear" id="f1"><label class="lone" for="f1">Attach your plan</label></p>
        <p><input type="checkbox" id="c1" style="position:absolute;width:1px;height:1px;clip-path:inset(50%)"><label class="lone" for="c1">Sliced</label></p>
        <p><label class="lone"><input type="checkbox" class="gone" disabled> Sold out</label></p>
        <p><label class="lone"><input type="radio" style="appearance:none;width:24px;height:24px;border:1px solid"> Rye</label></p>
        <p hidden><label class="lone"><input type="checkbox" class="gone"> Later</label></p>`,
    },
    { what: "branches of a tree that an arrow key opens, and a click, too", body: BRANCHES },
    {
      what: "a header with a button that sorts the rows",
      body: SORTED('<th id="sort"><button>Bread</button></th>'),
    },
    {
      what: "dialogs in which a button does the same, and with a cross that Escape stands for",
      body: `<button onclick="own.showModal()">Settings</button><dialog id="own" aria-label="Settings"><span style="cursor:pointer" onclick="own.close()" class="close">×</span><button aria-expanded="false" onclick="large.hidden = !large.hidden; this.ariaExpanded = String(!large.hidden)">More settings</button><div id="large" hidden>Large print</div><p>Nothing else</p></dialog>`,
    },
    {
      what: "words and classes that look like controls, and of which nothing comes",
      body: `${TOLD}<div class="tab-content">Rye bread</div><span class="btn-label">Bread</span><p data-action="seen">Fresh daily</p><div class="dropdown">Next</div><button onclick="${SAY}">Order</button>
        <script>document.addEventListener("click", ({ target }) => { window.clicks = (window.clicks ?? 0) + 1; target.style.color = target.tagName === "SPAN" ? "navy" : ""; });</script>`,
    },
    {
      what: "a part that hears clicks beside a menu, with a button for the same",
      body: `${TOLD}<div class="card-toggle">Hours</div><button class="card-toggle">Open hours</button><p id="hours" hidden>Six to noon</p>
        <div role="tablist"><div role="tab" tabindex="0">Rye <span class="tab-icon">›</span></div><div role="tab" tabindex="-1">Oat <span class="toggle-icon">›</span></div></div><p id="oat" hidden>Oat bread</p>
        <script>document.addEventListener("click", ({ target }) => { if (target.closest(".toggle-icon")) oat.hidden = !oat.hidden; if (target.closest(".card-toggle")) hours.hidden = !hours.hidden; });</script>`,
    },
    {
      what: "buttons, real ones and drawn ones that hear the keyboard",
      body: `${TOLD}<button onclick="${SAY}">One</button>
        <div role="button" tabindex="0" onclick="${SAY}" onkeydown="if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); this.click(); }">Two</div>
        <a href="#" onclick="${SAY}; return false">Three</a>
        <span tabindex="0" class="x" onclick="${SAY}" onkeyup="if (event.key === ' ') this.click()">Four</span>`,
    },
    {
      what: "a card whose link does the same, a drawn checkbox before a real one, a drawn tab of a group",
      style:
        ".real{position:absolute;opacity:0}.drawn{display:inline-block;width:20px;height:20px;border:1px solid;cursor:pointer}.drawn.on{background:#000}",
      body: `${TOLD}<div onclick="location.href = '/bread'" style="cursor:pointer"><h2>Bread</h2><a href="/bread">More about bread</a></div>
        <div><input type="checkbox" class="real" id="real" aria-label="Sliced" onchange="drawn.classList.toggle('on', this.checked)"><span class="drawn" id="drawn" onclick="real.click()"></span></div>
        <div role="tablist"><button role="tab" aria-selected="true" tabindex="0" onclick="${SAY}">Rye</button><div role="tab" aria-selected="false" tabindex="-1" onclick="${SAY}">Oat</div></div>`,
    },
    {
      what: "dots that do what arrows do, and a notice that Escape closes, too",
      style: ".dot{display:inline-block;width:16px;height:16px;background:#888;cursor:pointer}",
      body: `<div id="one">First loaf</div><div id="two" hidden>Second loaf</div>
        <button onclick="show()">Next</button><span class="dot" onclick="show()"></span>
        <p id="note">We bake early. <span id="away" style="cursor:pointer" onclick="note.hidden = true">Away</span></p>
        <script>const show = () => { one.hidden = !one.hidden; two.hidden = !one.hidden; };
        addEventListener("keydown", ({ key }) => { if (key === "Escape") note.hidden = true; });</script>`,
    },
    {
      what: "a picture that opens the same part as a button, which comes before both and changes their places",
      body: `<section><p class="a" style="cursor:pointer" onclick="toggle()">Loaf</p><button class="a" onclick="toggle()">More</button></section>
        <script>const toggle = () => { const part = document.querySelector("section"); if (part.firstElementChild.id === "came") came.remove(); else part.insertAdjacentHTML("afterbegin", "<p id='came'>Baked at four.</p>"); };</script>`,
    },
    {
      what: "a page that changes by itself, and clicks that are only counted",
      body: `<p id="clock">0</p>${TOLD}<div id="area" style="cursor:pointer" onclick="window.counted = 1">Read on</div><button onclick="${SAY}">Order</button>
        <script>setInterval(() => { clock.textContent = Number(clock.textContent) + 1; }, 90)</script>`,
    },
  ],
  failed: [
    {
      what: "texts that only a double click renames, and entries that only the wheel brings",
      body: renamed('<input type="checkbox" aria-label="Fertig">') + feed(""),
      at: ["#texts > li:nth-of-type(1) > span", "#feed"],
    },
    {
      what: "a row of a table that only a double click opens, beside a button that deletes it",
      body: `<table><tr><th>Pedido</th><td></td></tr><tr ondblclick="detail.hidden = false"><td>Pan de centeno</td><td><button onclick="this.hidden = true">Borrar</button></td></tr></table><p id="detail" hidden>Dos panes, mañana a las ocho.</p>`,
      at: ["main > table > tbody > tr:nth-of-type(2)"],
    },
    {
      what: "a box that asks for a file",
      body: upload(
        `<div id="drop" style="cursor:pointer;border:1px dashed;padding:20px">Drop a photo here or click${PHOTO}</div>`,
      ),
      at: ["#drop"],
    },
    {
      what: "a header that sorts a table which the keyboard can scroll",
      body: scrolled(SORTED('<th id="sort" style="cursor:pointer">Bread</th>')),
      at: ["#sort"],
    },
    {
      what: "boxes to choose in the next step of a form",
      style: ".on{background:#036;color:#fff} #pay div{cursor:pointer;padding:8px}",
      body: `${twoSteps('<h2>Payment</h2><label>Note <input></label><div id="pay"><div id="card">Card</div><div id="cash">Cash</div></div><p id="paid"></p>')}<script>for (const one of pay.children) one.onclick = () => { paid.textContent = one.textContent; };</script>`,
      at: ["#card", "#cash"],
    },
    {
      what: "a menu that only a click on the label of a checkbox opens, beside a link",
      style: ".menu{display:none}#box:checked ~ .menu{display:block}",
      body: '<div><a href="/">Inicio</a> <input type="checkbox" id="box" hidden><label for="box" id="burger">Menú</label><ul class="menu"><li><a href="/pan">Pan</a></li></ul></div>',
      at: ["#burger"],
    },
    {
      what: "labels of fields that are hidden from the keyboard, too",
      style: DRAWN,
      body: `<form action="/order"><p><label id="file" class="lone">Attach your plan<input type="file" class="gone"></label></p>
        <p><input type="checkbox" id="c1" hidden><label id="check" class="lone" for="c1">Sliced</label></p>
        <fieldset><legend>Bread</legend><label id="rye"><input type="radio" name="b" style="visibility:hidden"><span class="box"></span> Rye</label><label id="oat"><input type="radio" name="b" style="visibility:hidden"><span class="box"></span> Oat</label></fieldset><button>Send</button></form>`,
      at: ["#file", "#check", "#rye", "#oat"],
    },
    {
      what: "what sends, opens or tells something beside a field, and tags in a box without one",
      style: ".on{background:#036;color:#fff} .tag{cursor:pointer}",
      body: `${TOLD}<div><input aria-label="Message"><span id="send" onclick="${SAY}">Send</span></div>
        <div><input aria-label="Day"><span id="days" onclick="week.hidden = !week.hidden">Days</span></div><p id="week" hidden>Monday to Friday</p>
        <div><span class="tag" id="rye" onclick="this.classList.toggle('on')">Rye</span><span class="tag">Oat</span></div>`,
      at: ["#send", "#days", "#rye"],
    },
    {
      what: "boxes that mute a film without controls of the browser's",
      body: `<video id="film" width="300" height="160" muted></video><div><div id="sound" style="cursor:pointer" onclick="film.muted = !film.muted">Sound</div></div>`,
      at: ["#sound"],
    },
    {
      what: "a switch and a part to hide far above the only field of the page",
      style: ".switch{width:40px;height:20px;background:#ccc}.switch.on{background:#070}",
      body: `<div id="switch" class="switch" onclick="this.classList.toggle('on')"></div><p><span id="away" style="cursor:pointer" onclick="note.hidden = !note.hidden">Note</span></p><p id="note">We bake early.</p>
        <p>Rye bread is baked twice a week.</p><label>Search <input></label>`,
      at: ["#switch", "#away"],
    },
    {
      what: "a header that sorts the rows when it is clicked",
      body: SORTED('<th id="sort" style="cursor:pointer">Bread</th>'),
      at: ["#sort"],
    },
    {
      what: "terms of a list that hears of clicks for them, and not the list as well",
      body: `<dl><dt>What is rye?</dt><dd style="display:none">A dark grain of the north.</dd><dt>What is oat?</dt><dd style="display:none">A mild grain of the west.</dd></dl>
        <script>document.querySelector("dl").onclick = ({ target }) => { if (target.tagName === "DT") { const part = target.nextElementSibling; part.style.display = part.style.display === "none" ? "" : "none"; } };</script>`,
      at: ["main > dl > dt:nth-of-type(1)", "main > dl > dt:nth-of-type(2)"],
    },
    {
      what: "titles and a link to nowhere that only the document hears of",
      body: `<ul><li><strong>What is rye?</strong><p style="display:none">A dark grain of the north.</p></li></ul><p>Today: <a class="now">prices</a></p><p id="list" hidden>Rye is four euros.</p>
        <script>document.addEventListener("click", ({ target }) => { if (target.tagName === "STRONG") { const part = target.nextElementSibling; part.style.display = part.style.display === "none" ? "" : "none"; } if (target.className === "now") list.hidden = !list.hidden; });</script>`,
      at: ["main > ul > li > strong", "a.now"],
    },
    {
      what: "a box for the mouse alone in a dialog that a button opens",
      body: `<button onclick="own.showModal()">Settings</button><dialog id="own" aria-label="Settings"><span id="more" style="cursor:pointer" onclick="large.hidden = !large.hidden">More settings</span><div id="large" hidden>Large print</div><button onclick="own.close()">Close</button></dialog>`,
      at: ["#more"],
    },
    {
      what: "what only a listener far above serves, and no pointer tells",
      body: `${TOLD}<div id="delete" data-action="delete">Rye</div><p>We bake <span id="more" class="js-show-more">oat</span> as well.</p><table><tr id="row" data-href="/rye"><td>Rye</td></tr></table><span id="close">×</span>
        <script>document.addEventListener("click", ({ target }) => {
          if (target.closest("[data-action],.js-show-more,#close")) { ${SAY}; } const row = target.closest("[data-href]"); if (row) location.href = row.dataset.href; });</script>`,
      at: ["#delete", "#more", "main > table > tbody > tr", "#close"],
    },
    {
      what: "clickable boxes of all sorts",
      style:
        ".switch{width:40px;height:20px;background:#ccc}.switch.on{background:#070}.done{text-decoration:line-through}",
      body: `${TOLD}<div id="box" onclick="${SAY}">Order</div>
        <div id="switch" class="switch" onclick="this.classList.toggle('on')"></div>
        <ul><li id="task" style="cursor:pointer">Bake</li></ul>
        <a id="bare" onclick="${SAY}">Add</a>
        <script>task.addEventListener("click", () => task.classList.toggle("done"))</script>`,
      at: ["#box", "#switch", "#task", "#bare"],
    },
    {
      what: "what the keyboard reaches and cannot use, and what a click far above serves",
      body: `${TOLD}<div id="deaf" role="button" tabindex="0" onclick="${SAY}">Order</div>
        <button id="down" onmousedown="${SAY}">Press</button>
        <p><span id="served" style="cursor:pointer">Details</span></p><p id="more" hidden>Baked at four.</p>
        <script>document.addEventListener("click", ({ target }) => { if (target.id === "served") more.hidden = !more.hidden; })</script>`,
      at: ["#down", "#deaf", "#served"],
    },
    {
      what: "a clickable text in a shadow root in another one",
      body: `<x-outer></x-outer><script>
        const part = (name, markup) => customElements.define(name, class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = markup; } });
        part("x-inner", '<span style="cursor:pointer" onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">Details</span><p hidden>Baked at four.</p>');
        part("x-outer", "<p>Bread</p><x-inner></x-inner>");</script>`,
    },
  ],
  review: [
    {
      what: "a file that a double click opens, and a click selects, with buttons for what is selected",
      body: `<button onclick="this.textContent = 'Choose a file first'">Open</button><div id="file" onclick="this.style.background = '#cde'" ondblclick="text.hidden = false" style="width:120px">Plan.txt</div><p id="text" hidden>Bake rye on Monday.</p>`,
      at: ["#file"],
    },
    {
      what: "such labels with a button that may do the same, or a drawn box that the keyboard reaches",
      style: DRAWN,
      body: `<form action="/order"><p><label id="file" class="lone">Drop your plan here<input type="file" class="gone" id="plan"></label></p><p><button type="button" onclick="plan.click()">Choose a file</button></p></form>
        <div><span role="checkbox" aria-checked="false" aria-labelledby="own" tabindex="0" class="box" onkeydown="this.ariaChecked = 'true'"></span><label id="own"><input type="checkbox" class="gone"> Sliced</label></div>`,
      at: ["#file", "#own"],
    },
    {
      what: "tags in a box with a field to write in, which the Backspace key takes away, too",
      style: ".on{background:#036;color:#fff} .tag{cursor:pointer}",
      body: `<form action="/order"><p>Breads</p><div class="box"><span class="tag" id="rye">Rye</span><span class="tag">Oat <i id="away">×</i></span><input aria-label="Breads"></div></form>
        <script>rye.onclick = () => rye.classList.toggle("on"); away.onclick = () => away.parentElement.remove();
        document.querySelector("input").onkeydown = ({ key }) => { if (key === "Backspace") document.querySelector(".tag:last-of-type")?.remove(); };</script>`,
      at: ["#rye", "#away"],
    },
    {
      what: "what scripts alone can focus",
      body: `${TOLD}<div id="maybe" tabindex="-1" onclick="${SAY}">Order</div>`,
      at: ["#maybe"],
    },
    {
      what: "help beside what the browser offers: an icon that sends, steps beside a number, a poster over a player",
      body: `<form action="/search"><label>Search <input name="q"></label><i id="icon" style="cursor:pointer" onclick="this.closest('form').submit()">Find</i></form>
        <div><span id="less" style="cursor:pointer" onclick="amount.value -= 1; total.textContent = amount.value">Less</span><input type="number" id="amount" value="7" aria-label="Loaves" oninput="total.textContent = this.value"></div><p id="total">7</p>
        <div style="position:relative;width:300px"><video controls width="300" height="150"></video><div id="poster" style="position:absolute;inset:0;background:#333;cursor:pointer" onclick="this.style.display = 'none'"></div></div>`,
      at: ["#icon", "#less", "#poster"],
    },
  ],
  notApplicable: [
    {
      what: "options that a list of its own leads through, the pointer being another way, and titles above what stays hidden",
      body: `<div role="listbox" id="owner" tabindex="0" aria-label="Bread" aria-owns="rye oat">&nbsp;</div><div><p role="option" id="rye" aria-selected="false" style="cursor:pointer">Rye</p><p role="option" id="oat" aria-selected="false" style="cursor:pointer">Oat</p></div><h2>Hours</h2><p hidden>Six to noon each day.</p>
        <script>const all = [rye, oat]; const go = (at) => { owner.setAttribute("aria-activedescendant", all[at].id); all.forEach((one, index) => { one.ariaSelected = String(index === at); one.style.background = index === at ? "#cde" : ""; }); };
        all.forEach((one, index) => one.addEventListener("click", () => go(index)));
        owner.onkeydown = ({ key }) => { if (key === "ArrowDown") go(rye.ariaSelected === "true" ? 1 : 0); };
        document.addEventListener("click", () => { window.clicks = 1; });</script>`,
    },
    "<p>Bread</p><a href='/bread'>Bread</a>",
  ],
});
