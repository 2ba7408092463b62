import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import {
  MANY_FIELDS,
  alertBeside,
  component,
  farFromForm,
  filledIn,
  heldByTerms,
  inDialog,
} from "./forms.testing.ts";
import { a11yMessageUnannounced } from "./rule.ts";

const CHECK = "event.preventDefault(); wrong.hidden = false";
const formWith = (message: string, script = ""): string =>
  `<form action="/order" novalidate onsubmit="${CHECK}${script}"><label>Name <input name="who" id="who" required aria-describedby="wrong"></label>${message}<button>Order</button></form>`;

/** Buttons that leave some of three entries, and say how many. */
const filtered = (count: string): string =>
  `<button data-kind="">All</button><button data-kind="r">Rye</button>${count}<ul id="list"><li class="r">Dark</li><li class="r">Light</li><li class="o">Fine</li></ul>
  <script>for (const button of document.querySelectorAll("button")) button.onclick = () => { let left = 0; for (const one of list.children) { one.hidden = !one.className.startsWith(button.dataset.kind); if (!one.hidden) left += 1; } count.textContent = left + " hogazas"; };</script>`;

/** A search and a choice that leave some of four breads, and say how many. */
const breads = (count: string, tell = ""): string =>
  `<label>Search <input type="search" id="word"></label><label>Kind <select id="kind"><option value="">All</option><option>Rye</option></select></label>${count}
  <ul id="list"><li>Rye, dark</li><li>Rye, light</li><li>Oat</li><li>Spelt</li></ul>
  <script>const show = (fits) => { let found = 0; for (const bread of list.children) { bread.hidden = !fits(bread.textContent); if (!bread.hidden) found += 1; } count.textContent = found + " breads found"; ${tell} };
  word.oninput = () => show((name) => name.toLowerCase().includes(word.value.toLowerCase()));
  kind.onchange = () => show((name) => name.startsWith(kind.value));</script>`;

/** A choice that leaves some of three entries, and says how many under a name of their own. */
const chosen = (live: string, words: string): string =>
  `<label>Campus <select id="campus"><option value="">All</option><option>North</option></select></label><p id="count" ${live}>3 ${words}</p><ul id="list"><li>Law, North</li><li>Music, South</li><li>Drama, North</li></ul>
  <script>campus.onchange = () => { let left = 0; for (const one of list.children) { one.hidden = !one.textContent.includes(campus.value); if (!one.hidden) left += 1; } count.textContent = left + " ${words}"; };</script>`;

const LONE_FIELD = (live: string): string =>
  `<label>Begins with <input id="word"></label><p id="count" ${live}>2 breads</p><ul id="list"><li>Rye</li><li>Oat</li></ul>
  <script>word.oninput = () => { let left = 0; for (const bread of list.children) { bread.hidden = !bread.textContent.toLowerCase().startsWith(word.value); if (!bread.hidden) left += 1; } count.textContent = left + " breads"; };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "an alert of a form that is held until its terms are agreed to",
      body: heldByTerms("Jeg accepterer vilkårene", 'role="alert"'),
    },
    {
      what: "an error that is announced beside another one, and alone",
      body: alertBeside("Adresse mail incorrecte").replace('id="plain"', 'id="plain" role="alert"'),
    },
    {
      what: "a word far from the form in a live region",
      body: farFromForm("Er ontbreken gegevens").replace('id="far"', 'id="far" role="alert"'),
    },
    {
      what: "a form in a dialog that answers in a live region",
      body: inDialog('<p id="said" role="status"></p>'),
    },
    {
      what: "forms that are filled in, and say so in a live region, in an alert that comes, or with the focus on it",
      body: `${filledIn("one", "told.textContent = 'Gracias'")}<p role="status" id="told"></p>
        ${filledIn("two", "two.insertAdjacentHTML('beforeend', '<p role=alert>Wird gesendet…</p>')", "<label>Rua <input required></label>")}
        <section>${filledIn("three", "three.outerHTML = '<p id=last tabindex=-1>Merci !</p>'; last.focus()", "<p><label>Ville <input required></label></p>")}</section>`,
    },
    {
      what: "a form that says so out of sight a moment later",
      body: `${filledIn("one", "said.hidden = false; setTimeout(() => { told.textContent = said.textContent; }, 700)")}<p id="said" hidden>Grazie, abbiamo ricevuto tutto.</p><div id="told" aria-live="polite" style="position:absolute;width:1px;height:1px;overflow:hidden"></div>`,
    },
    { what: "a number of entries after a choice, told", body: chosen('role="status"', "Studiengänge") },
    {
      what: "numbers that buttons change, in live regions or told by one out of sight",
      body: `<p aria-live="polite">Basket <b id="badge">1</b></p><button onclick="badge.textContent = '2'">Add to basket</button>
        <div><button onclick="less()">−</button><span id="many">2</span><button id="more">+</button></div><div role="status" id="told" style="position:absolute;width:1px;height:1px;overflow:hidden"></div>
        <script>const set = (to) => { many.textContent = to; told.textContent = to + " loaves"; }; function less() { set(1); } more.onclick = () => set(3);</script>`,
    },
    { what: "a form of a web component that announces what is wrong", body: component('role="alert"') },
    {
      what: "a number of entries of any kind, told",
      body: filtered('<p id="count" role="status">3 hogazas</p>'),
    },
    {
      what: "a count below a field that is not called a search, in a live region",
      body: LONE_FIELD('role="status"'),
    },
    {
      what: "a count that a live region tells",
      body: breads('<p id="count" role="status">4 breads found</p>'),
    },
    {
      what: "a count that is told out of sight, a moment later",
      body: breads(
        '<p id="count">4 breads found</p><div id="told" aria-live="polite" style="position:absolute;width:1px;height:1px;overflow:hidden"></div>',
        "clearTimeout(globalThis.later); globalThis.later = setTimeout(() => { told.textContent = count.textContent; }, 900);",
      ),
    },
    {
      what: "messages after presses in a live region, in an alert, with the focus in them, and beside one that is announced",
      body: `<button onclick="one.textContent = 'Rye was added to your basket.'">Add rye</button><p role="status" id="one"></p>
        <button id="oat">Add oat</button><script>oat.onclick = () => oat.insertAdjacentHTML("afterend", '<p role="alert">Oat was added to your basket.</p>');</script>
        <button onclick="three.hidden = false; three.focus()">Send</button><p id="three" tabindex="-1" hidden>Your order was sent.</p>`,
    },
    {
      what: "a message in a live region",
      body: formWith('<div role="alert"><p id="wrong" hidden>Please tell us your name.</p></div>'),
    },
    {
      what: "a message of the field that gets the focus",
      body: formWith('<p id="wrong" hidden>Please tell us your name.</p>', "; who.focus()"),
    },
    {
      what: "an alert that scripts put in",
      body: `<form action="/order" novalidate id="form"><label>Name <input></label><button>Order</button></form>
        <script>form.onsubmit = (event) => { event.preventDefault(); const told = document.createElement("p"); told.role = "alert"; told.textContent = "Please tell us your name."; form.prepend(told); };</script>`,
    },
  ],
  failed: [
    {
      what: "an error of a form that is held until its terms are agreed to",
      body: heldByTerms("J’accepte les conditions", ""),
      at: ["#said"],
    },
    {
      what: "an error of a form that is held until a box that must be ticked is",
      body: heldByTerms("Ab 18 Jahren", "").replace('type="checkbox"', 'type="checkbox" required'),
      at: ["#said"],
    },
    {
      what: "an error that is not announced, which came at first beside one that is",
      body: alertBeside("Adresse mail incorrecte"),
      at: ["#plain"],
    },
    ...["Faltan datos", "Es fehlen noch Angaben"].map((words) => ({
      what: `a word far from the form: ${words}`,
      body: farFromForm(words),
      at: ["#far"],
    })),
    {
      what: "a form in a dialog that answers in plain text",
      body: inDialog('<p id="said"></p>'),
      at: ["#said"],
    },
    {
      what: "forms that are filled in and say so to eyes alone: beside them, in their place, and a moment later",
      body: `${filledIn("one", "told.hidden = false")}<p id="told" hidden>Gracias</p>
        <section id="place">${filledIn("two", "two.outerHTML = '<p id=done>Danke!</p>'", "<label>Straße <input required></label>")}</section>
        <section>${filledIn("three", "found.innerHTML = '<i class=wheel></i>'; setTimeout(() => { found.innerHTML = '<p>12 pisos encontrados</p>'; }, 700)", "<p><label>Zona <input required></label></p>")}<div id="found"></div></section>`,
      at: ["#told", "#done", "#found"],
    },
    {
      what: "a form of many fields whose toast keeps quiet, and one that begins a page of its own with thanks",
      body: `${filledIn("one", "if (terms.checked) document.body.insertAdjacentHTML('beforeend', '<div class=toastify aria-live=off style=position:fixed;right:0;bottom:0>We will call you. <button>x</button></div>')", MANY_FIELDS)}
        ${filledIn("two", "document.getElementById('page').hidden = false; two.hidden = true")}<div id="page" hidden><h2 id="head">Obrigada pelo seu pedido</h2><p>Responderemos em um dia.</p><a href="/">Início</a></div>`,
      at: ["div.toastify", "#head"],
    },
    {
      what: "toasts of libraries after a press, with a button in them",
      body: `<button id="keep">Garder</button><script>keep.onclick = () => document.body.insertAdjacentHTML("beforeend", '<div id="toast-container" style="position:fixed;right:0;top:0"><div class="toast">Chambre gardée <button>Annuler</button></div></div>');</script>
        <button id="ask">Ask</button><script>ask.onclick = () => document.body.insertAdjacentHTML("beforeend", '<div class="iziToast-wrapper" style="position:fixed;left:0;top:0"><div class="iziToast">Tomorrow at ten</div></div>');</script>`,
      at: ["#toast-container", "div.iziToast-wrapper"],
    },
    {
      what: "a message of what the pointer alone works",
      body: `<span id="hold" style="cursor:pointer">Hold</span><p id="held"></p><script>hold.onclick = () => { held.textContent = "Salt Roads reserved."; };</script>`,
      at: ["#held"],
    },
    {
      what: "a number of entries of any kind that nobody hears of",
      body: filtered('<p id="count">3 hogazas</p>'),
      at: ["#count"],
    },
    {
      what: "a number of entries of any kind after a choice",
      body: chosen("", "courses"),
      at: ["#count"],
    },
    {
      what: "a form of a web component that announces nothing",
      body: component(""),
      at: ["main > order-form >>> #wrong"],
    },
    {
      what: "a search that says in words that nothing is left",
      body: `<label>Search <input type="search" id="word"></label><p id="count">All breads</p><ul id="list"><li>Rye</li><li>Oat</li></ul>
        <script>word.oninput = () => { let left = 0; for (const bread of list.children) { bread.hidden = !bread.textContent.toLowerCase().startsWith(word.value); if (!bread.hidden) left += 1; } count.textContent = left > 0 ? "Here you are" : "Nothing found. Try another word."; };</script>`,
      at: ["#count"],
    },
    {
      what: "a search in German that says in words that nothing is left",
      body: `<label>Suche <input type="search" id="word"></label><p id="count">Alle Brote</p><ul id="list"><li>Roggen</li><li>Hafer</li></ul>
        <script>word.oninput = () => { let left = 0; for (const bread of list.children) { bread.hidden = !bread.textContent.toLowerCase().startsWith(word.value); if (!bread.hidden) left += 1; } count.textContent = left > 0 ? "Bitte sehr" : "Leider wurde nichts gefunden."; };</script>`,
      at: ["#count"],
    },
    {
      what: "a count that changes with a search and a choice, and nobody hears of",
      body: breads('<p id="count">4 breads found</p>'),
      at: ["#count"],
    },
    {
      what: "a count below a field that is not called a search, in things of any kind",
      body: LONE_FIELD(""),
      at: ["#count"],
    },
    {
      what: "a count that a button changes and changes back",
      body: `<button aria-pressed="false" onclick="this.ariaPressed = String(this.ariaPressed !== 'true'); oat.hidden = !oat.hidden; count.textContent = oat.hidden ? 'Showing 1 of 2' : 'Showing 2 of 2'">Rye alone</button><p id="count">Showing 2 of 2</p><ul><li>Rye</li><li id="oat">Oat</li></ul>`,
      at: ["#count"],
    },
    {
      what: "a message after a press that nobody hears of, and one that floats and goes",
      body: `<button onclick="one.textContent = 'Rye was added to your basket.'">Add rye</button><p id="one"></p>
        <button id="oat">Copy</button><script>oat.onclick = () => { const told = document.createElement("div"); told.className = "my-toast"; told.style = "position:fixed;right:0;bottom:0"; told.textContent = "The address of the bakery"; document.body.append(told); setTimeout(() => told.remove(), 4000); };</script>`,
      at: ["body > div", "#one"],
    },
    {
      what: "the number of what lies in a basket, in a link of the header, that was not there before",
      body: `<a href="/basket">Basket <b id="badge" hidden></b></a><h2>Rye</h2><button onclick="badge.hidden = false; badge.textContent = Number(badge.textContent) + 1">Add to basket</button>`,
      at: ["#badge"],
    },
    {
      what: "the same in Spanish, in parentheses",
      body: `<p>Carrito <span id="badge">(2)</span></p><button onclick="badge.textContent = '(3)'">Añadir al carrito</button>`,
      at: ["#badge"],
    },
    {
      what: "a number between two buttons that make it larger and smaller",
      body: `<div><button onclick="many.textContent = Number(many.textContent) - 1" aria-label="Weniger Personen">−</button><span id="many">2</span><button onclick="many.textContent = Number(many.textContent) + 1" aria-label="Mehr Personen">+</button></div>`,
      at: ["#many"],
    },
    {
      what: "answers in other languages",
      body: `<button onclick="one.textContent = 'Roggenbrot wurde in den Warenkorb gelegt und gespeichert.'">Merken</button><p id="one"></p><button onclick="two.textContent = 'Le pain a été ajouté au panier.'">Ajouter</button><p id="two"></p>`,
      at: ["#two", "#one"],
    },
    {
      what: "a message that only wrong entries bring",
      body: '<form action="/join" novalidate onsubmit="event.preventDefault(); if (mail.value !== \'\') wrong.hidden = false"><label>Mail <input type="email" id="mail"></label><p id="wrong" hidden>Write an address with an @.</p><button>Join</button></form>',
      at: ["#wrong"],
    },
    {
      what: "an answer that takes a second",
      body: '<form action="/check" id="form"><label>Street <input id="street"></label><button>Check</button></form><p id="answer"></p><script>form.onsubmit = (event) => { event.preventDefault(); setTimeout(() => { answer.textContent = street.value ? "No outages are reported there." : "Type a street name, for example Elm Street."; }, 900); };</script>',
      at: ["#answer"],
    },
    {
      what: "an answer far from its form",
      body: `<form action="/order" novalidate onsubmit="event.preventDefault(); wrong.hidden = false"><label>Name <input required></label><button>Order</button></form><p>Since 1911</p>
        <section><p id="wrong" hidden>Your order could not be sent.</p><p>Harbour Road</p></section>`,
      at: ["#wrong"],
    },
    {
      what: "a hint beside its form in words of its own",
      body: `<div><form novalidate onsubmit="event.preventDefault(); lost.hidden = false"><label>Street <input></label><button>Send</button></form><div><p id="lost" hidden>Whom shall we bring it to?</p><p>Harbour Road</p></div></div>`,
      at: ["#lost"],
    },
    {
      what: "a message beside the field",
      body: formWith('<p id="wrong" hidden>Please tell us your name.</p>'),
      at: ["#wrong"],
    },
    {
      what: "a text that becomes another one",
      body: '<form action="/order" id="form"><label>Mail <input></label><p id="hint">We answer within a day.</p><button>Order</button></form><script>form.onsubmit = (event) => { event.preventDefault(); hint.textContent = "This is no address."; };</script>',
      at: ["#hint"],
    },
  ],
  review: [
    {
      what: "a longer text after a form was filled in",
      body: `${filledIn("one", "told.hidden = false")}<p id="told" hidden>Nosso forno fica aceso até as seis, e o pão de centeio sai às quatro, todos os dias menos domingo.</p>`,
      at: ["#told"],
    },
    {
      what: "a number beside entries that come and go, which may count something else",
      body: `<button onclick="fine.hidden = true; count.textContent = '7 hogazas'">Rye</button><p id="count">9 hogazas</p><ul><li>Dark</li><li>Light</li><li id="fine">Fine</li></ul>`,
      at: ["#count"],
    },
  ],
  notApplicable: [
    {
      what: "a form with a clock that runs from its first press",
      body: '<form id="f" novalidate><p><label>Name <input></label></p><p id="clock">Restzeit: 3:00</p><button>OK</button></form><script>let left = 180; f.onsubmit = (event) => { event.preventDefault(); left -= 1; clock.textContent = "Restzeit: 2:" + (left - 120); };</script>',
    },
    "<p>Bread</p>",
    {
      what: "forms that are filled in: one that is sent then, one whose entry joins a list, and one that shows what it found",
      body: `<form action="/send"><label>Mail <input type="email" required></label><button>Join</button></form><script>document.forms[0].addEventListener("submit", () => {});</script>
        ${filledIn("two", "list.insertAdjacentHTML('beforeend', '<li>' + two.elements[0].value + '</li>')", "<label>Bread <input required></label>")}<ul id="list"><li>Rye</li></ul>
        <section>${filledIn("three", "found.hidden = false", "<p><label>Baker <input required></label></p>")}<div id="found" hidden><h2>Harbour Road</h2><p>Rye and oat</p><a href="/harbour">Open</a></div></section>`,
    },
    {
      what: "an amount that a button raises, beside entries that stay",
      body: `<button onclick="much.textContent = '2 loaves'">More</button><p id="much">1 loaves</p>`,
    },
    {
      what: "numbers that no button counts: the page of a list, a zoom, seconds, and one that says its value itself",
      body: `<p>Page <span id="page">1</span> of 4</p><button onclick="page.textContent = '2'">Next</button>
        <p><b id="zoom">100</b> %</p><button onclick="zoom.textContent = '110'">+</button>
        <p role="timer">12</p><button aria-label="More time" onclick="document.querySelector('[role=timer]').textContent = '13'">+</button>
        <div role="spinbutton" tabindex="0" aria-label="Loaves" aria-valuenow="1" id="spin">1</div><button aria-label="One more loaf" onclick="spin.ariaValueNow = spin.textContent = '2'">+</button>`,
    },
    {
      what: "a number of likes beside a button whose icon changes",
      body: `<button onclick="no.hidden = !no.hidden; yes.hidden = !no.hidden; likes.textContent = (no.hidden ? 6 : 5) + ' likes'" aria-label="Like"><svg id="no" width="20" height="20"><circle r="9"/></svg><svg id="yes" hidden width="20" height="20"><circle r="5"/></svg></button><p id="likes">5 likes</p>`,
    },
    {
      what: "fields and a button that show another slide",
      body: `<section><div id="one"><p>Bread of <b>rye and oat</b></p></div><div id="two" hidden><p>Baked by <b>hand alone</b></p></div></section><p>Since 1911</p>
        <div class="bar"><select aria-label="Go to"><option>Bread</option></select><button onclick="one.hidden = !one.hidden; two.hidden = !two.hidden">Next</button></div>`,
    },
    {
      what: "a search that shows what it found",
      body: `<form onsubmit="event.preventDefault(); rolls.hidden = false"><label>Search <input></label><button>Go</button></form><p>Since 1911</p>
        <section><div><div id="rolls" hidden><p>Rolls of the day before</p></div></div></section>`,
    },
    {
      what: "a sum that follows what is written, and a form to be sent whose field is heard of",
      body: `<label>Loaves <input oninput="sum.textContent = (Number(this.value) || 0) + ' euros'"></label><p id="sum">4 euros</p>
        <form action="/order"><label>Town <input oninput="left.textContent = '0 letters'; hint.hidden = true"></label><p id="left">9 letters</p><p id="hint">Where you live</p><button>Order</button></form>`,
    },
    {
      what: "a weight that a choice changes, and a search that waits for its button",
      body: '<label>Loaves <select onchange="sum.textContent = 400 * this.value + \' grams\'"><option>1</option><option>2</option></select></label><p id="sum">400 grams</p><label>Search <input type="search"></label><button>Go</button>',
    },
    {
      what: "forms that the browser checks, that are sent, and whose button says that it works",
      body: `<form action="/order"><label>Name <input required></label><button>Order</button></form><form action="/search"><label>Search <input></label><button>Search</button></form>
        <form onsubmit="event.preventDefault(); this.lastElementChild.textContent = 'Sending'"><label>Mail <input></label><button>Send</button></form>`,
    },
  ],
});
