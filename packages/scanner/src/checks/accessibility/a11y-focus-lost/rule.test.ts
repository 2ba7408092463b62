import { listPage } from "#checks/accessibility/operated/lists.testing.ts";
import { twoSteps } from "#checks/accessibility/operated/steps.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusLost } from "./rule.ts";

const BASKET = (onRemove: string): string =>
  `<h1 id="top" tabindex="-1">Basket</h1><ul id="list"><li>Rye <button id="rye">Remove rye</button></li><li>Oat <button id="oat">Remove oat</button></li></ul>
  <script>list.onclick = ({ target }) => { const entry = target.closest("button")?.closest("li"); if (!entry) return; const next = entry.nextElementSibling ?? entry.previousElementSibling; entry.remove(); ${onRemove} };</script>`;

const entry = (name: string): string =>
  `<li>${name} <button aria-label="Nach oben">▲</button><button aria-label="Nach unten">▼</button><button aria-label="Entfernen" class="x">✕</button></li>`;
/** Each row has buttons of one look. The last of them takes the row away. */
const ROWS = (onRemove: string): string =>
  `<h1>Merkliste</h1><ol id="list">${entry("Faust")}${entry("Emilia Galotti")}${entry("Nathan")}</ol><p id="said" tabindex="-1">Drei Bücher</p>
  <script>list.onclick = ({ target }) => { const row = target.closest("li"); const sign = target.textContent;
    if (sign === "▲" && row.previousElementSibling) { row.previousElementSibling.before(row); target.focus(); }
    if (sign === "▼" && row.nextElementSibling) { row.nextElementSibling.after(row); target.focus(); }
    if (sign === "✕") { row.remove(); ${onRemove} } };</script>`;

/** A button that can't be used for a moment after it was pressed. */
const held = (first: string, then: string): string =>
  `<button id="save">Sichern</button><p id="told" tabindex="-1">Drei Brote</p><script>save.onclick = () => { ${first}; save.textContent = "Einen Moment"; setTimeout(() => { save.textContent = "Gesichert"; ${then} }, 600); };</script>`;
/** A poll that shows what others chose once it is sent. */
const POLL = (then: string): string =>
  `<form id="poll" action="/poll" method="post"><p>Open on Sundays?</p><label><input type="radio" name="p"> Yes</label> <label><input type="radio" name="p"> No</label> <button id="vote">Vote</button></form><div id="result" tabindex="-1"></div>
  <script>poll.onsubmit = (event) => { event.preventDefault(); result.innerHTML = "<p>Yes</p><p>64 of 100</p>"; ${then} };</script>`;

/** A help below a question, with a button of its own that closes it. */
const HELP = (onClose: string): string =>
  `<p>Rye <button id="why">?</button></p><div id="tip" hidden><p>Rye keeps for a week.</p><button id="ok">Got it</button></div><p>Oat</p>
  <script>why.onclick = () => { tip.hidden = false; }; ok.onclick = () => { ${onClose} };</script>`;
/** Pages of a list, the next of which a button shows; `atEnd` says what becomes of the button at the last one. */
const PAGES = (name: string, atEnd: string): string =>
  `<ul id="rows"><li>Rye 1</li></ul><p id="pages" tabindex="-1"><button id="next">${name}</button></p>
  <script>let at = 1; next.onclick = () => { if (at === 3) return; at += 1; rows.innerHTML = "<li>Rye " + at + "</li>"; if (at === 3) { ${atEnd} } };</script>`;
/** A list that a button makes longer, two times. */
const MORE = `<ul id="rows"><li>Rye</li></ul><p><button id="more">Mehr zeigen</button></p>
  <script>let times = 0; more.onclick = () => { times += 1; rows.insertAdjacentHTML("beforeend", "<li>Oat " + times + "</li>"); if (times === 2) more.parentElement.remove(); };</script>`;

ruleOutcomes(a11yFocusLost, {
  passed: [
    {
      what: "a step that is no form, and gives the focus to the heading of the next one",
      body: `<section id="step"><h2>Where</h2><label>Town <select><option>Bern</option></select></label><p><button id="on">Weiter</button></p></section><script>on.onclick = () => { step.innerHTML = '<h2 id="why" tabindex="-1">Why</h2><label>Reason <input></label>'; why.focus(); };</script>`,
    },
    {
      what: "buttons that htmx replaces by such of the same id, or whose own script has a say",
      body: `<div id="place" hx-target="#place"><button id="follow" hx-post="/follow">Seguir</button></div>
        <div><button hx-get="/like" hx-swap="outerHTML" hx-on:htmx:after-swap="document.querySelector('h1').focus()">Me gusta</button></div>`,
    },
    {
      what: "a step of a form that gives the focus to the next one",
      body: twoSteps('<h2 id="head" tabindex="-1">Payment</h2><label>Account <input></label>', {
        further: "head.focus();",
      }),
    },
    {
      what: "a form that makes room for its thanks, and gives them the focus",
      body: `<form id="f" novalidate><label>Mail <input type="email" required></label><button>Send</button></form><script>f.onsubmit = (event) => { event.preventDefault(); if (f.checkValidity()) { f.outerHTML = '<p id="last" tabindex="-1">Tack!</p>'; last.focus(); } };</script>`,
    },
    {
      what: "a menu that Escape closes, and gives the focus back",
      body: listPage({ arrows: "focus", role: "menu" }),
    },
    { what: "a field whose list Escape closes", body: listPage({ arrows: "active", isField: true }) },
    {
      what: "a button that makes room for words that a live region tells, and that take the focus",
      body: `<div id="place" role="status"><button id="later">Nicht jetzt</button></div><script>later.onclick = () => { place.innerHTML = '<p tabindex="-1">Wir erinnern Sie nächste Woche.</p>'; place.firstChild.focus(); };</script>`,
    },
    {
      what: "a list whose next entry gets the focus",
      body: BASKET('(next?.querySelector("button") ?? top).focus();'),
    },
    {
      what: "rows of buttons of one look, with the focus on what tells of them",
      body: ROWS("said.focus();"),
    },
    {
      what: "a button that only says that it is busy",
      body: held(
        "save.ariaBusy = 'true'; save.ariaDisabled = 'true'",
        "save.ariaBusy = save.ariaDisabled = null",
      ),
    },
    {
      what: "a button that is off for a moment, and gets the focus back",
      body: held("save.disabled = true", "save.disabled = false; save.focus();"),
    },
    {
      what: "a button that is off for good, and gives the focus to what it did",
      body: held("save.disabled = true; told.focus()", ""),
    },
    {
      what: "a poll that makes room for its result, and gives it the focus",
      body: POLL("poll.hidden = true; result.focus();"),
    },
    {
      what: "a help whose button closes it, and gives the focus back",
      body: HELP("tip.hidden = true; why.focus();"),
    },
    { what: "a list whose heading gets the focus", body: BASKET('document.getElementById("top").focus();') },
    {
      what: "a button in whose place another one comes",
      body: '<p id="place"><button id="play">Play</button></p><script>play.onclick = () => { place.innerHTML = "<button>Pause</button>"; place.firstChild.focus(); };</script>',
    },
  ],
  failed: [
    ...[false, true].map((isMadeLater) => ({
      what: `a step of a form that ${isMadeLater ? "makes" : "shows"} the next one, and leaves the focus nowhere`,
      body: twoSteps("<h2>Payment</h2><label>Account <input></label>", { isMadeLater }),
      at: ["#next"],
    })),
    {
      what: "buttons that make room for words that nobody hears, and for more of a list",
      body: `<div id="place"><button id="later">Nicht jetzt</button></div><script>later.onclick = () => { place.innerHTML = "<p>Wir erinnern Sie nächste Woche.</p>"; };</script>
        <ul id="rows"><li>Rye</li></ul><div id="foot"><button id="further">More breads</button></div>
        <script>foot.onclick = ({ target }) => { if (target === foot) return; rows.insertAdjacentHTML("beforeend", "<li>Oat bread</li>"); foot.innerHTML = "<button>More breads</button>"; };</script>`,
      at: ["#later", "#further"],
    },
    { what: "a list that loses the focus with the entry", body: BASKET(""), at: ["#rye", "#oat"] },
    {
      what: "a step that is no form, and makes room for the next one",
      body: `<section id="step"><h2>Where</h2><label>Town <select><option>Bern</option></select></label><p><button id="on">Continue to why</button></p></section><script>on.onclick = () => { step.innerHTML = '<h2>Why</h2><label>Reason <input></label><p><button>Continue</button></p>'; };</script>`,
      at: ["#on"],
    },
  ],
  review: [
    {
      what: "a button to the next page, which the last page doesn't have",
      body: PAGES("Later", "next.remove();"),
      at: ["#next"],
    },
    {
      what: "a button to the next page, which is hidden on the last page, in German",
      body: PAGES("Weiter", "next.hidden = true;"),
      at: ["#next"],
    },
    { what: "a button for more of a list, which goes when there is no more", body: MORE, at: ["#more"] },
    {
      what: "buttons that htmx replaces, with what is around them, by themselves, and with their form",
      body: `<div id="place" hx-target="#place"><button class="follow" hx-post="/follow">Folgen</button></div>
        <p><button class="like" data-hx-get="/like" data-hx-swap="outerHTML">Gefällt mir</button></p>
        <form hx-post="/vote" hx-target="this" hx-swap="outerHTML transition:true"><button class="vote">Abstimmen</button></form>`,
      at: ["button.follow", "button.like", "button.vote"],
    },
    {
      what: "a form that makes room for its thanks, with the focus nowhere",
      body: `<form id="f" novalidate><label>Mail <input type="email" required></label><button id="send">Send</button></form><script>f.onsubmit = (event) => { event.preventDefault(); if (f.checkValidity()) f.innerHTML = "<p>Danke!</p>"; };</script>`,
      at: ["#send"],
    },
    {
      what: "two buttons that close one notice",
      body: `<div id="notice"><p>We count visits.</p><button id="yes" onclick="notice.style.display = 'none'">Accept</button> <button id="no" onclick="notice.style.display = 'none'">Refuse</button></div><p>Bread</p>`,
      at: ["#yes", "#no"],
    },
    {
      what: "a button that is off for a moment, with the focus nowhere then",
      body: held("save.disabled = true", "save.disabled = false;"),
      at: ["#save"],
    },
    {
      what: "a button that is off for good, with the focus nowhere",
      body: held("save.disabled = true", ""),
      at: ["#save"],
    },
    {
      what: "a poll that makes room for its result, with the focus nowhere",
      body: POLL("poll.hidden = true;"),
      at: ["#vote"],
    },
    {
      what: "a help whose button closes it, with the focus nowhere",
      body: HELP("tip.hidden = true;"),
      at: ["#ok"],
    },
    {
      what: "a quiz that makes room for its answer, beside buttons of something else",
      body: `<div><button>Zoom</button> <button>Pan</button>${POLL("poll.remove();")}</div>`,
      at: ["#vote"],
    },
    {
      what: "a help whose sign closes it, with the focus nowhere",
      body: HELP("tip.remove();").replace(
        "Got it",
        '<svg aria-label="Fermer" role="img" width="12" height="12"></svg>',
      ),
      at: ["#ok"],
    },
    {
      what: "a menu that Escape closes, with the focus nowhere",
      body: listPage({ arrows: "focus", role: "menu" }).replace(
        "show(false); control.focus()",
        "show(false)",
      ),
      at: ["#control"],
    },
    {
      what: "rows of buttons of one look, the last of which loses the focus",
      body: ROWS(""),
      at: ["#list > li:nth-of-type(3) > button:nth-of-type(3)"],
    },
    {
      what: "a button that is drawn anew",
      body: '<p id="place"><button id="like">Like</button></p><script>place.onclick = ({ target }) => { if (target !== place) place.innerHTML = "<button>Liked</button>"; };</script>',
      at: ["#like"],
    },
    {
      what: "a notice that closes itself",
      body: '<div id="notice"><p>We bake on Sunday, too.</p><div id="hide" role="button" tabindex="0" onclick="notice.hidden = true" onkeydown="notice.hidden = true">Hide</div></div><p>Bread</p>',
      at: ["#notice > div"],
    },
  ],
  notApplicable: [
    {
      what: "buttons to the next page that stay at the end, or give the focus on",
      body: PAGES("Later", "next.ariaDisabled = 'true';"),
    },
    {
      what: "a button to the next page that gives the focus on as it goes",
      body: PAGES("Later", "next.remove(); pages.focus();"),
    },
    {
      what: "buttons of htmx that stay, in whose place nothing comes, or that nobody presses",
      body: `<div id="news"></div><button hx-get="/news" hx-target="#news">News</button> <button hx-get="/more" hx-swap="beforebegin">More</button>
        <button hx-get="/in">In itself</button> <div hx-get="/late" hx-trigger="load" hx-swap="outerHTML">Late</div>
        <ul><li>Rye <button hx-delete="/rye" hx-target="next p" hx-swap="outerHTML">Remove</button></li></ul><p>Bread</p>`,
    },
    "<p>Bread</p>",
    {
      what: "a button that stays",
      body: '<button onclick="told.hidden = !told.hidden">Hours</button><p id="told" hidden>From six</p>',
    },
  ],
});
