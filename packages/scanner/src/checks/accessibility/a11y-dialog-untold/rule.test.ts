import { GOOD_OFFER, latePage } from "#checks/accessibility/operated/late-comers.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDialogUntold } from "./rule.ts";

/** A box over the whole page, as scripts draw it. */
const STYLE =
  ".veil{position:fixed;inset:0;background:#0008;z-index:9}.veil[hidden]{display:none}.veil > div{position:absolute;left:400px;top:200px;width:400px;height:200px;background:#fff}";
const opening = (markup: string): string =>
  `<button onclick="veil.hidden = false; mail.focus()">Open</button><div class="veil" id="veil" hidden>${markup}</div>`;
/** Keeps to the bottom of the window above all. */
const NOTICE =
  '<aside style="position:fixed;left:0;right:0;bottom:0;height:90px;z-index:99;background:#ffd">We use cookies. <button>Fine</button></aside>';
const INSIDE = '<input id="mail" aria-label="Mail"><button onclick="veil.hidden = true">Close</button>';

/** Four weeks of a month, over the page or below the field. */
const MONTH = `<table>${[0, 7, 14, 21].map((week) => `<tr>${[1, 2, 3, 4, 5, 6, 7].map((day) => `<td style="cursor:pointer" onclick="day.value = this.textContent; veil.hidden = true">${week + day}</td>`).join("")}</tr>`).join("")}</table><button type="button" onclick="veil.hidden = true">Fermer</button>`;
const NOTICE_THAT_GOES =
  '<aside id="notice" style="position:fixed;right:20px;bottom:20px;width:300px;background:#ffd">We use cookies. <button id="more">Let me choose</button></aside>';

/** A box in the middle of the window, without a veil. */
const MIDDLE =
  ".mid{position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);width:380px;min-height:200px;background:#fff;border:1px solid}.mid[hidden]{display:none}";
const coming = (attributes: string, inside: string): string =>
  `<p>Bread <a href="/rye">Rye</a></p><div class="mid" id="veil" ${attributes} hidden>${inside}</div><script>setTimeout(() => { veil.hidden = false; }, 6000);</script>`;
const ASKS = '<h2>Free baking guide</h2><label>Mail <input></label><button type="button">Get it</button>';

const PAGE = `<p>${"We bake rye and oat every morning. ".repeat(4)}</p>`;
/** A question over the whole page from the start. */
const gate = (color: string, attributes = ""): string =>
  `${PAGE}<div id="gate" ${attributes} style="position:fixed;inset:0;background:${color};z-index:99"><div style="background:#fff;width:300px;margin:100px auto"><h2>Haben Sie schon Geburtstag gehabt?</h2><button>Ja</button></div></div>`;

ruleOutcomes(a11yDialogUntold, {
  passed: [
    {
      what: "a box that comes over the middle and says what it is",
      style: MIDDLE,
      body: `<button onclick="own.showModal()">Open</button><dialog id="own" aria-label="Hours">Open from six <button onclick="own.close()">Close</button></dialog>${coming('role="dialog" aria-label="Baking guide"', ASKS)}`,
    },
    {
      what: "a calendar over the page that says that it is a dialog",
      style: STYLE,
      body: `<input id="day" aria-label="Jour" readonly onfocus="veil.hidden = false"><div class="veil" id="veil" hidden><div role="dialog" aria-label="Jour">${MONTH}</div></div>`,
    },
    {
      what: "a window of choices that names itself and in front of which a notice goes",
      style: STYLE,
      body: `${NOTICE_THAT_GOES}<div class="veil" id="veil" hidden><div role="dialog" aria-modal="true" aria-label="Cookies">${INSIDE}</div></div>
        <script>more.onclick = () => { notice.remove(); veil.hidden = false; mail.focus(); };</script>`,
    },
    { what: "an offer that comes by itself, and says that it is a dialog", body: latePage(GOOD_OFFER) },
    {
      what: "a dialog with a heading as its name",
      style: STYLE,
      body: opening(
        `<div role="dialog" aria-modal="true" aria-labelledby="name"><h2 id="name">News</h2>${INSIDE}</div>`,
      ),
    },
    '<button onclick="own.showModal()">Open</button><dialog id="own" aria-label="Hours">Open from six <button onclick="own.close()">Close</button></dialog>',
  ],
  failed: [
    { what: "a question over the page from the start", body: gate("rgba(0,0,0,.8)"), at: ["#gate"] },
    {
      what: "a choice of country over the page from the start, in Portuguese",
      body: `${PAGE}<section id="land" style="position:fixed;inset:0;background:#0009"><form style="background:#fff;width:300px;margin:80px auto"><label>Escolha o seu país <select><option>Portugal</option><option>Brasil</option></select></label></form></section>`,
      at: ["#land"],
    },
    ...["notice.remove()", "notice.hidden = true"].map((going) => ({
      what: `a window of choices that opens from a notice with ${going}`,
      style: STYLE,
      body: `${NOTICE_THAT_GOES}<div class="veil" id="veil" hidden><div><h2>Cookies</h2>${INSIDE}</div></div>
        <script>more.onclick = () => { ${going}; veil.hidden = false; mail.focus(); };</script>`,
      at: ["#veil"],
    })),
    {
      what: "a month over the page that the focus of a field opens",
      style: STYLE,
      body: `<input id="day" aria-label="Jour" readonly onfocus="veil.hidden = false"><div class="veil" id="veil" hidden><div>${MONTH}</div></div>`,
      at: ["#veil"],
    },
    {
      what: "a month over the page that a click in a field opens",
      style: STYLE,
      body: `<input id="day" aria-label="Tag" readonly onclick="veil.hidden = false"><div class="veil" id="veil" hidden><div>${MONTH}</div></div>`,
      at: ["#veil"],
    },
    {
      what: "a box over the page below a notice that stays above all",
      style: STYLE,
      body: `${NOTICE}${opening(`<div><h2>News</h2>${INSIDE}</div>`)}`,
    },
    {
      what: "an offer that comes by itself after some seconds and dims the page",
      body: latePage(),
      at: ["#offer"],
    },
    {
      what: "a dialog without a name",
      style: STYLE,
      body: opening(`<div role="dialog" aria-modal="true" id="box"><h2>News</h2>${INSIDE}</div>`),
      at: ["#box"],
    },
    {
      what: "the browser's own dialog without a name",
      body: '<button onclick="own.showModal()">Open</button><dialog id="own"><h2>Hours</h2><button onclick="own.close()">Close</button></dialog>',
      at: ["#own"],
    },
    {
      what: "a dialog without a name whose own box has no size",
      body: `<button id="open">Open</button><div id="room"></div><script>document.querySelector("#open").onclick = () => {
        room.innerHTML = '<div role="dialog" aria-modal="true" id="box"><div style="position:fixed;inset:0;background:#0008"></div><div style="position:fixed;inset:100px;background:#fff"><h2>News</h2><button onclick="room.replaceChildren()">Close</button></div></div>'; room.querySelector("button").focus(); };</script>`,
      at: ["#box"],
    },
    {
      what: "a box without a role on a veil that dims the page",
      style: STYLE,
      body: opening(`<div><h2>News</h2>${INSIDE}</div>`),
      at: ["#veil"],
    },
    {
      what: "a box that only a click opens",
      style: STYLE,
      body: `<a style="cursor:pointer" onclick="veil.hidden = false; mail.focus()">Condiciones</a><div class="veil" id="veil" hidden><div><h2>Condiciones</h2>${INSIDE}</div></div>`,
      at: ["#veil"],
    },
    {
      what: "a box over a page that is held where it was scrolled to",
      style: `${STYLE}.held{position:fixed;left:0;right:0;overflow:hidden}`,
      body: `<p>Rye</p><div style="height:1500px">Oat</div><button id="start">Öffnen</button><div class="veil" id="veil" hidden><div><h2>Neues</h2>${INSIDE}</div></div>
        <script>start.onclick = () => { document.body.style.top = -scrollY + "px"; document.body.classList.add("held"); veil.hidden = false; mail.focus(); };</script>`,
      at: ["#veil"],
    },
    {
      what: "a box whose veil is drawn by styles and lets the pointer through",
      style: `${STYLE}.veil{background:none}.veil::before{content:"";position:fixed;inset:0;background:#000;opacity:.6;pointer-events:none}`,
      body: opening(`<div><h2>Carte</h2>${INSIDE}</div>`),
      at: ["#veil"],
    },
    {
      what: "a drawer along a side, beside a veil of its own",
      style: `.dim{position:fixed;inset:0;background:rgb(0 0 0 / 0.4)}.drawer{position:fixed;right:0;top:0;bottom:0;width:300px;background:#fff}[hidden]{display:none}`,
      body: `<button onclick="dim.hidden = drawer.hidden = false; mail.focus()">Warenkorb</button><div class="dim" id="dim" hidden></div><div class="drawer" id="drawer" hidden><h2>Warenkorb</h2><input id="mail" aria-label="Gutschein"><button onclick="dim.hidden = drawer.hidden = true">Schließen</button></div>`,
      at: ["#drawer"],
    },
  ],
  review: [
    {
      what: "a box with a form that comes by itself above the middle",
      style: MIDDLE.replace("top:50%", "top:130px"),
      body: coming("", ASKS),
      at: ["#veil"],
    },
    {
      what: "the same in a corner, in French",
      style: MIDDLE.replace("left:50%;top:50%;transform:translate(-50%,-50%)", "right:20px;bottom:20px"),
      body: coming(
        "",
        "<div><h3>Nos offres</h3><input aria-label=Courriel type=email><button type=button>Recevoir</button></div>",
      ),
      at: ["#veil"],
    },
    {
      what: "a box that comes over the middle by itself",
      style: MIDDLE,
      body: coming("", ASKS),
      at: ["#veil"],
    },
    {
      what: "a month over the middle that the focus of a field opens",
      style: MIDDLE,
      body: `<input id="day" aria-label="Jour" onfocus="veil.hidden = false"><div class="mid" id="veil" hidden>${MONTH}</div>`,
      at: ["#veil"],
    },
    {
      what: "the same with a list of months that is still hidden, and a word out of sight for screen readers",
      style: MIDDLE,
      body: `<input id="day" aria-label="Data" onfocus="veil.hidden = false"><div class="mid" id="veil" hidden><div role="menu" hidden>May</div><p aria-live="polite" style="position:absolute;width:1px;height:1px;overflow:hidden"></p>${MONTH}</div>`,
      at: ["#veil"],
    },
    { what: "an opaque question over the page from the start", body: gate("#fff"), at: ["#gate"] },
    {
      what: "a box over a veil that hides the page",
      style: `${STYLE}.veil{background:#eee}`,
      body: opening(`<div><h2>News</h2>${INSIDE}</div>`),
      at: ["#veil"],
    },
    {
      what: "a box before a black veil that only fades the page",
      style: `${STYLE}.veil{background:rgb(0,0,0)}`,
      body: opening(`<div><h2>Nouvelles</h2>${INSIDE}</div>`),
      at: ["#veil"],
    },
  ],
  notApplicable: [
    {
      what: "a greeting in a corner, and a box that asks for consent there, that come by themselves",
      style: MIDDLE.replace("left:50%;top:50%;transform:translate(-50%,-50%)", "right:20px;bottom:20px"),
      body: coming(
        "",
        '<h3>Cookies</h3><p>We count visits.</p><label><input type="checkbox"> Statistics</label><button type="button">Save</button>',
      ),
    },
    {
      what: "a form with a heading that comes into the page itself",
      style: "[hidden]{display:none}",
      body: coming("", ASKS).replace('class="mid"', ""),
    },
    {
      what: "a question over the page from the start that says that it is a dialog",
      body: gate("#0008", 'role="dialog" aria-label="Age"'),
    },
    {
      what: "choices in the middle that a field opens as a list",
      style: MIDDLE,
      body: `<input id="day" aria-label="Brot" onfocus="veil.hidden = false"><div class="mid" id="veil" hidden><p>Which of our breads?</p><ul role="listbox" aria-label="Brot"><li role="option" tabindex="0">Roggen</li><li role="option" tabindex="0">Hafer</li></ul></div>`,
    },
    {
      what: "an app that fills the window",
      body: `<div style="position:fixed;inset:0;background:#fff"><h2>Dough timer</h2><button>Start</button></div>`,
    },
    {
      what: "a banner in the middle of the page that holds a link alone",
      style: MIDDLE,
      body: coming("", '<p>Fresh rye on Sunday <a href="/rye">Read on</a></p>'),
    },
    {
      what: "a month and a list below fields that the focus opens",
      style: ".below{position:absolute;background:#fff}",
      body: `<input id="day" aria-label="Jour" readonly onfocus="veil.hidden = false" onblur="veil.hidden = true"><div class="below" id="veil" hidden>${MONTH}</div>
        <p><input aria-label="City" onfocus="list.hidden = false" onblur="list.hidden = true"><ul class="below" id="list" hidden><li>Rome</li><li>Oslo</li></ul></p>`,
    },
    {
      what: "a first step in a notice that a page with the second one follows",
      style: ".full{position:absolute;inset:0;background:#fee}.full[hidden]{display:none}",
      body: `<div id="first"><h2>Step 1</h2><button onclick="first.hidden = true; second.hidden = false">Next</button></div><div class="full" id="second" hidden><h2>Step 2</h2><input aria-label="Mail"></div>`,
    },
    {
      what: "a panel that leaves some of the page free, above such a notice",
      style: STYLE.replace("inset:0", "inset:0 0 40% 0"),
      body: `${NOTICE}${opening(`<div><h2>News</h2>${INSIDE}</div>`)}`,
    },
    "<p>Bread</p>",
    {
      what: "a menu before a veil that nobody sees",
      body: `<button id="open" aria-haspopup="menu" aria-expanded="false">Account</button><div id="room"></div><script>document.querySelector("#open").onclick = () => {
        room.innerHTML = '<div style="position:fixed;inset:0"><ul style="position:absolute;top:80px;background:#eee"><li><button onclick="room.replaceChildren()">Log out</button></li></ul></div>'; };</script>`,
    },
    {
      what: "a layer over the page that is clear as glass",
      style: `${STYLE}.veil{background:rgba(0,0,0,0)}`,
      body: opening(`<div style="top:0"><h2>News</h2>${INSIDE}</div>`),
    },
    {
      what: "slides and pages of an app that fill the window",
      style:
        ".full{position:absolute;inset:0;background:#fee}.full[hidden]{display:none}.top{position:fixed;top:0;z-index:9}",
      body: `<button class="top" onclick="for (const one of document.querySelectorAll('.full')) one.hidden = !one.hidden">Next</button>
        <div class="full"><h2>Rye</h2><a href="/rye">Read on</a></div><div class="full" hidden><h2>Oat</h2><a href="/oat">Read on</a><button>Buy</button></div>`,
    },
    {
      what: "a part of the page that opens",
      body: '<button onclick="more.hidden = !more.hidden">More</button><div id="more" hidden>We bake rye.</div>',
    },
  ],
});
