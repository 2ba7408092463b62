import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A button that says something in the place marked `said`. */
const saying = (name: string, text: string, live = ""): string =>
  `<p><button onclick="said.textContent = '${text}'">${name}</button> <span id="said" ${live}></span></p>`;

/** A dialog that a button opens, in which another button says something. */
const inDialog = (text: string, live = ""): string =>
  `<button onclick="box.showModal()">Konto</button><dialog id="box" aria-label="Konto"><label>Code <input></label><button type="button" onclick="said.textContent = '${text}'">Prüfen</button><p id="said" ${live}></p></dialog>`;

/** A list to which a button adds entries. */
const growing = (name: string, end: string, live = ""): string =>
  `<h2>Courses</h2><div id="list"><p>Rye for beginners</p><p>Sourdough</p></div><button id="more">${name}</button><div ${live} id="told" style="position:absolute;width:1px;height:1px;overflow:hidden"></div>
  <script>more.onclick = () => { list.insertAdjacentHTML("beforeend", "<p id=third tabindex=-1>Spelt and oats</p><p>Baking with children</p>"); ${end} };</script>`;

/** A sum that follows a field or a button. */
const sum = (control: string, live = ""): string => `${control}<p>Price <b id="sum" ${live}>80 €</b></p>`;

/** Two buttons that change a number of loaves, and what they cost, drawn anew each time. */
const basket = (live = ""): string =>
  `<div id="items"></div><p ${live}>Total £<span id="sum">4</span></p><script>let many = 1; const draw = () => { items.innerHTML = '<p>Rye <button>Fewer</button> <button onclick="many++; draw()">Gift wrap</button></p>'; sum.textContent = many * 4; }; draw();</script>`;

/** Words that come by themselves after some seconds. */
const later = (text: string, style = "position:fixed;bottom:0;left:0", live = ""): string =>
  `<p>Bread</p><div id="place" style="${style}" ${live}></div><script>setTimeout(() => { place.innerHTML = "<p id=late>${text}</p>"; }, 6000);</script>`;

/** A chat that opens, in which somebody answers after a moment. */
const chat = (placeholder: string, live = ""): string =>
  `<button onclick="talk.hidden = false">Chat</button><div id="talk" hidden><div id="log" ${live}></div><input id="mine" placeholder="${placeholder}"><button id="send">➤</button></div>
  <script>send.onclick = () => { const mine = document.createElement("p"); mine.textContent = document.getElementById("mine").value; log.append(mine); setTimeout(() => { log.insertAdjacentHTML("beforeend", "<p id=theirs>One moment, somebody is looking.</p>"); }, 500); };</script>`;

/** Entries that a button takes away, as frameworks do, and how many are left. */
const fewer = (live = ""): string =>
  `<button id="sea">Sea view</button> <span id="count" ${live}>3 rooms</span><div id="rooms"><div class="room">Room of the mast</div><div class="room">Room of the gull</div><div class="room">Room of the well</div></div>
  <script>sea.onclick = () => { rooms.lastElementChild.remove(); count.textContent = rooms.children.length + " rooms"; };</script>`;

/** A list of shops, with a text on the one that is chosen. */
const shop = (live: string): string =>
  `<label>Shop <select id="shop"><option>North</option><option>South</option></select></label><p id="hours" ${live}>Open from seven to two</p><script>shop.onchange = () => { hours.textContent = "Open from nine to six"; };</script>`;

/** Ways to get an order, of which one brings a text. */
const collected = (live: string): string =>
  `<fieldset><legend>Delivery</legend><label><input type="radio" name="way" checked> By mail</label><label><input type="radio" name="way" id="self"> Collect it</label></fieldset><div ${live}><p id="told" hidden>Ring the bell at the side door.</p></div><script>self.onchange = () => { told.hidden = false; };</script>`;

/** Points on a map, each with a text in the same place. */
const points = (live: string): string =>
  `<style>i{cursor:pointer;display:inline-block;width:18px;height:18px;background:#036}</style><div><i data-a></i> <i data-b></i></div><div id="place" ${live}></div><script>const texts = ["At the school yard", "Behind the town hall"]; document.querySelectorAll("i").forEach((one, at) => { one.onclick = () => { place.textContent = texts[at]; }; });</script>`;

/** Days of which one is chosen, with what is free then. */
const days = (live: string): string =>
  `<style>.on { background: #036; color: #fff }</style><div><button class="on" aria-pressed="true">Monday</button><button id="tu" aria-pressed="false">Tuesday</button></div><p id="free" ${live}>Free at ten and at noon</p><script>tu.onclick = () => { free.textContent = "Free in the evening"; tu.className = "on"; tu.ariaPressed = "true"; tu.previousElementSibling.className = ""; tu.previousElementSibling.ariaPressed = "false"; };</script>`;

/** Days of which none is chosen at first, with what is free on the one that is. */
const calendar = (words: string, live = ""): string =>
  `<style>.on { background: #036; color: #fff }</style><div id="month">${["1", "2", "3"].map((day) => `<button type="button">${day}</button>`).join("")}</div><p id="free" ${live}></p><script>for (const day of month.children) day.onclick = () => { for (const other of month.children) other.className = other === day ? "on" : ""; free.textContent = "${words}"; };</script>`;

const RANGE =
  '<label>Hours <input type="range" min="1" max="20" value="2" oninput="sum.textContent = this.value * 40 + \' €\'"></label>';
const SELECT =
  "<label>Roof <select onchange=\"sum.textContent = this.value + ' €'\"><option>80</option><option>120</option></select></label>";

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "the number in a basket, told, where the button is called otherwise since",
      body: `<p role="status">Basket <b id="badge">0</b></p><button onclick="this.textContent = 'In the basket'; badge.textContent = '1'">Add to basket</button>`,
    },
    {
      what: "a notice that comes by itself, told",
      body: later("You will be signed out.", "position:fixed;top:0", "role=status"),
    },
    { what: "answers in a chat, in a log", body: chat("Type here", 'role="log"') },
    { what: "a number of entries that a framework takes away, told", body: fewer('role="status"') },
    {
      what: "a word after a press, in a live region",
      body: saying("Copy the link", "Copied", 'role="status"'),
    },
    { what: "an error in an opened dialog, in an alert", body: inDialog("Code ungültig", 'role="alert"') },
    {
      what: "entries that a button adds, told",
      body: growing("Load more", "told.textContent = '2 more courses'", 'role="status"'),
    },
    {
      what: "entries that a button adds, with the focus on the first",
      body: growing("Weitere Kurse", "third.focus()"),
    },
    {
      what: "texts that follow a list, a choice and a press, in live regions",
      body: `${shop("role=status")}${collected('aria-live="polite"')}${days("role=status")}${points("role=status")}`,
    },
    { what: "a sum that follows a choice, as an output", body: sum(SELECT, "role=status") },
    { what: "a sum that follows a slider, in a live region", body: sum(RANGE, "aria-live=polite") },
    { what: "a sum of what is drawn anew, in a live region", body: basket('aria-live="polite"') },
  ],
  failed: [
    { what: "answers in a chat", body: chat("Type here"), at: ["#log"] },
    { what: "answers in a chat in Spanish", body: chat("Escribe…"), at: ["#log"] },
    { what: "a number of entries that a framework takes away", body: fewer(), at: ["#count"] },
    {
      what: "a message that Escape closes",
      body: `<button id="mind">Remind me</button><div id="said"></div><script>mind.onclick = () => { said.innerHTML = "<p>Your reminder was saved.</p>"; }; addEventListener("keydown", ({ key }) => { if (key === "Escape") said.innerHTML = ""; });</script>`,
      at: ["#said"],
    },
    {
      what: "the number of what was saved",
      body: `<p>Saved <b id="many">0</b></p><button onclick="many.textContent = 1">Save the course</button>`,
      at: ["#many"],
    },
    {
      what: "a notice of a library with an icon and a button",
      body: `<button id="keep">Réserver</button><div id="box" class="sn-notifications-container"></div><script>keep.onclick = () => { box.innerHTML = '<div class="sn-notify"><svg width="16" height="16"></svg><p>Ce livre vous attend.</p><button>×</button></div>'; };</script>`,
      at: ["#box"],
    },
    { what: "one word after a press", body: saying("Copy the link", "Copied"), at: ["#said"] },
    { what: "one word in Spanish", body: saying("Valorar", "¡Gracias!"), at: ["#said"] },
    { what: "a thing that is done, in French", body: saying("Partager", "Idée publiée"), at: ["#said"] },
    { what: "what was found, in things of any kind", body: saying("Go", "5 titles found"), at: ["#said"] },
    {
      what: "an order that changed, and a filter in Italian",
      body: saying("By price", "Sorted by price, lowest first"),
      at: ["#said"],
    },
    { what: "a filter that is on, in Italian", body: saying("Olio", "Filtro attivo: olio"), at: ["#said"] },
    { what: "an error after a press in an opened dialog", body: inDialog("Code ungültig"), at: ["#said"] },
    { what: "an error in Italian there", body: inDialog("Dati errati"), at: ["#said"] },
    { what: "a refusal in one word there", body: inDialog("Refusé"), at: ["#said"] },
  ],
  review: [
    {
      what: "the number in a basket, where the button is called otherwise since",
      body: `<p>Basket <b id="badge">0</b></p><button onclick="this.textContent = 'In the basket'; badge.textContent = '1'">Add to basket</button>`,
      at: ["#badge"],
    },
    {
      what: "the same in Spanish",
      body: `<p>Carrito <b id="badge">2</b></p><button onclick="this.textContent = '✓'; badge.textContent = '3'">Añadir</button>`,
      at: ["#badge"],
    },
    {
      what: "a notice that comes by itself",
      body: later("You will be signed out in a minute."),
      at: ["#place"],
    },
    { what: "the same in German", body: later("Gleich werden Sie abgemeldet."), at: ["#place"] },
    { what: "entries that a button adds", body: growing("Load more", ""), at: ["#third"] },
    {
      what: "entries that a button adds and goes, in German",
      body: growing("Weitere Kurse", "more.remove()"),
      at: ["#third"],
    },
    { what: "a text that follows a list", body: shop(""), at: ["#hours"] },
    { what: "a text that comes with a choice", body: collected(""), at: ["main > div"] },
    { what: "a text that follows a press", body: days(""), at: ["#free"] },
    { what: "what is free on a day that was chosen", body: calendar("Libre le matin"), at: ["#free"] },
    { what: "the same in Portuguese", body: calendar("Livre: 10:30, 15:00"), at: ["#free"] },
    {
      what: "a place that two points on a map write in",
      body: points(""),
      at: ["#place"],
    },
    {
      what: "a number of seats and what they cost, which a second press takes back",
      body: `<style>.seat{cursor:pointer;width:30px;height:30px;background:#ddd}.on{background:#060}</style><div class="seat" id="a"></div><p id="sum">No seats</p><script>a.onclick = () => { a.classList.toggle("on"); sum.textContent = a.className.includes("on") ? "1 seat, £14" : "0 seats, £0"; };</script>`,
      at: ["#sum"],
    },
    { what: "a sum that follows a slider", body: sum(RANGE), at: ["#sum"] },
    { what: "a sum that follows a list", body: sum(SELECT), at: ["#sum"] },
    {
      what: "a sum that follows a number",
      body: sum(
        '<label>Square meters <input type="number" value="50" oninput="sum.textContent = this.value * 9 + \' CHF\'"></label>',
      ),
      at: ["#sum"],
    },
    {
      what: "a sum that follows a button",
      body: sum("<button onclick=\"sum.textContent = '120 €'\">Slate</button>"),
      at: ["#sum"],
    },
    {
      what: "a sum that follows what the pointer alone works",
      body: sum(
        '<div id="slate" style="cursor:pointer">Schiefer</div><script>slate.onclick = () => { sum.textContent = "120 €"; };</script>',
      ),
      at: ["#sum"],
    },
    { what: "a sum of what is drawn anew", body: basket(), at: ["#sum"] },
    {
      what: "a price in capital letters beside a part that comes",
      body: `<button onclick="much.textContent = '29 CHF'; also.hidden = false">Yearly</button><p id="much">35 CHF</p><p id="also" hidden>Two months for nothing</p>`,
      at: ["#much"],
    },
    { what: "what is under way", body: saying("Check", "Loading, please wait …"), at: ["#said"] },
    { what: "the same in German", body: saying("Prüfen", "Wird geladen …"), at: ["#said"] },
  ],
  notApplicable: [
    { what: "what is free on a chosen day, in a live region", body: calendar("Livre", "role=status") },
    {
      what: "a button that is called otherwise, beside a number of something else",
      body: `<p>Page <b id="at">1</b></p><button onclick="this.textContent = 'Back'; at.textContent = '2'">Next</button>`,
    },
    { what: "the title of what a button is called by", body: saying("Sent", "Sent") },
    {
      what: "a heading about errors, and one with the name of its button",
      body: `<button onclick="one.textContent = 'Common errors'">Next</button><h3 id="one">First steps</h3><button onclick="two.textContent = 'Problems'">Problems</button><p id="two">Start</p>`,
    },
    {
      what: "words of the page that come in their place after some seconds",
      body: later("Our bread is baked at night.", "color:navy"),
    },
    {
      what: "an explanation that a button shows",
      body: saying("What is rye?", "A grain that grows where wheat does not."),
    },
    { what: "one word that says nothing of an action", body: saying("Next", "Tuesday") },
    {
      what: "a long text about what can go wrong",
      body: saying(
        "Help",
        "Most loaves fail for one of two reasons: the oven is too cold, or the dough has the wrong age and is dry.",
      ),
    },
    {
      what: "entries that open and close, and the next entries in place of others",
      body: `<div id="list"><p>Rye</p><p>Oat</p><p id="extra" hidden>Spelt for all</p></div><button onclick="extra.hidden = !extra.hidden">Show more</button>
        <div id="other"><p>First of all</p><p>Second best</p></div><button onclick="other.innerHTML = '<p>Third place</p><p>Fourth place</p>'">More winners</button>`,
    },
    {
      what: "a slider and a number that say their own value",
      body: `<label>Budget <input type="range" min="1" max="9" value="4" oninput="one.textContent = this.value + ' €'"></label><p id="one">4 €</p>
        <label>Gift <input type="number" value="50" oninput="two.textContent = '€ ' + this.value"></label><p id="two">€ 50</p>`,
    },
    {
      what: "a weight and a temperature",
      body: `<button onclick="one.textContent = '400 g'">Small</button><p id="one">800 g</p><button onclick="two.textContent = '220 °C'">Hot</button><p id="two">180 °C</p>`,
    },
  ],
});
