import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";

import { a11yCharacterShortcut } from "./rule.ts";

const ADDS =
  '<ul id="list"></ul><script>document.addEventListener("keydown", (event) => { if (event.key === "n") list.append(document.createElement("li")); })</script>';

const SEARCH = '<label>Suche <input id="q"></label>';

/** Slides that take turns by themselves, with much to change each time. */
const SLIDES =
  '<p id="slide">Rye</p><script>let turn = 0; setInterval(() => { turn += 1; slide.style.opacity = (turn % 9) / 9; }, 45);</script>';

ruleOutcomes(a11yCharacterShortcut, {
  passed: [
    {
      what: "a page that notes at the first key that the keyboard is used",
      body: '<p id="note">Rye</p><script>addEventListener("keydown", () => { document.body.classList.add("by-keys"); note.dataset.keys = "yes"; })</script>',
    },
    {
      what: "a page that notes one key where nobody sees it",
      body: '<p id="note" hidden></p><script>addEventListener("keydown", ({ key }) => { if (key === "k") { note.textContent ||= "k"; document.documentElement.dataset.key ||= key; } })</script>',
    },
    {
      what: "a page that is never still, and changes once beside a key",
      body: `<p id="note">Rye</p>${SLIDES}<script>addEventListener("keydown", ({ key }) => { if (key === "k") note.textContent = "Avoine"; })</script>`,
    },
    {
      what: "keys that a checkbox turns off",
      body: '<label><input type="checkbox" id="keys" checked> Letter keys: n adds one</label><ul id="list"></ul><script>document.addEventListener("keydown", ({ key }) => { if (key === "n" && keys.checked) list.append(document.createElement("li")); })</script>',
    },
    {
      what: "keys that a switch in another language turns off",
      body: '<button id="keys" role="switch" aria-checked="true" onclick="this.ariaChecked = this.ariaChecked !== \'true\'">Atajos de teclado</button><ul id="list"></ul><script>document.addEventListener("keydown", ({ key }) => { if (key === "n" && keys.ariaChecked === "true") list.append(document.createElement("li")); })</script>',
    },
    {
      what: "keys that a checkbox with another name turns off",
      body: '<label><input type="checkbox" id="keys" checked> Quick controls</label><label><input type="checkbox"> News by mail</label><ul id="list"></ul><script>document.addEventListener("keydown", ({ key }) => { if (key === "n" && keys.checked) list.append(document.createElement("li")); })</script>',
    },
    {
      what: "a letter with Shift and Ctrl",
      body: '<p id="note">Rye</p><script>addEventListener("keydown", ({ key, shiftKey, ctrlKey }) => { if (key === "N" && shiftKey && ctrlKey) note.append("!"); })</script>',
    },
    {
      what: "a page that is never still for long, and hears of keys",
      body: '<p id="time"></p><script>document.addEventListener("keydown", () => {}); const tick = () => { time.textContent = performance.now(); setTimeout(tick, 25 + Math.random() * 50); }; tick();</script>',
    },
    {
      what: "a page that is never still, and whose fields write what is pressed",
      body: `${SEARCH}${SLIDES}<script>addEventListener("keydown", () => {})</script>`,
    },
    {
      what: "a page that moves the focus by itself now and then",
      body: `<button id="one">One</button><button id="two">Two</button><script>addEventListener("keydown", () => {}); setInterval(() => (document.activeElement === one ? two : one).focus(), 90);</script>`,
    },
    '<button>Order</button><script>document.addEventListener("keydown", () => {})</script>',
    {
      what: "a key that leads on only with Ctrl",
      body: '<p>Bread</p><script>document.addEventListener("keydown", (event) => { if (event.key === "n" && event.ctrlKey) location.href = "/news"; })</script>',
    },
    {
      what: "a page on which any letter begins a search",
      body: `${SEARCH}<script>addEventListener("keydown", ({ key, target }) => { if (key.length === 1 && target !== q) q.focus(); })</script>`,
    },
    {
      what: "a page that reacts to every key",
      body: '<ul id="list"></ul><script>document.addEventListener("keydown", () => list.append(document.createElement("li")))</script>',
    },
  ],
  failed: [
    {
      what: "a key that leads to another part of a page whose lines take turns, for once",
      body: `<p id="line">Rye</p>${SEARCH}<h2 id="order" style="margin-top:900px">Order</h2><script>setInterval(() => { line.textContent = line.textContent === "Rye" ? "Oat" : "Rye"; }, 700); q.focus();
        addEventListener("keydown", ({ key, target }) => { if (key === "o" && target !== q) location.hash = "order"; });</script>`,
    },
    {
      what: "a letter with Shift",
      body: '<p id="note">Rye</p><script>addEventListener("keydown", ({ key, shiftKey }) => { if (shiftKey && key === "T") note.append("!"); })</script>',
    },
    {
      what: "a capital letter that leads to the search, by what it writes, in German",
      body: `${SEARCH}<script>document.addEventListener("keypress", (event) => { if (event.key === "S" && event.target !== q) { event.preventDefault(); q.focus(); } })</script>`,
    },
    {
      what: "a key, and a checkbox that changes something else",
      body: `${ADDS}<label><input type="checkbox"> News by mail</label>`,
    },
    {
      what: "a key after which the page says the same each time",
      body: '<p>Record 1 of 40 <span id="said" role="status"></span></p><script>addEventListener("keydown", ({ key }) => { if (key === "n") said.textContent ||= "Next record shown."; })</script>',
    },
    {
      what: "a key that opens a help that stays open, in German",
      body: '<div id="help" hidden>Tastatur: ? zeigt diese Hilfe</div><p>Roggen</p><script>document.addEventListener("keypress", ({ key }) => { if (key === "?") help.hidden = false; })</script>',
    },
    {
      what: "two keys that each empty something once, in Spanish",
      body: '<ul id="cart"><li>Centeno</li></ul><p id="code">Cupón 12</p><script>document.onkeyup = ({ key }) => { if (key === "v" && cart.children.length > 0) cart.replaceChildren(); if (key === "c" && code.textContent !== "Ninguno") code.textContent = "Ninguno"; };</script>',
    },
    {
      what: "a key that leads to the search of a page that is never still",
      body: `${SEARCH}${SLIDES}<script>addEventListener("keydown", ({ key, target }) => { if (key === "s" && target !== q) setTimeout(() => q.focus(), 0); })</script>`,
    },
    {
      what: "a key that leads to a button of a page that is never still, in French",
      body: `<button id="next">Suivant</button> <button id="last">Fin</button>${SLIDES}<script>addEventListener("keyup", ({ key }) => { if (key === "n") (document.activeElement === next ? last : next).focus(); })</script>`,
    },
    {
      what: "a key that the page names, and that takes the last of three messages away",
      body: `<p>Tip: press e to archive the first one.</p><ul id="list"><li>Rye</li><li>Oat</li><li>Spelt</li></ul><script>document.addEventListener("keydown", ({ key }) => { if (key === "e") list.firstElementChild?.remove(); })</script>`,
    },
    {
      what: "keys that lead through a short list, whose end one of them soon comes to",
      body: `<ol id="list"><li aria-current="true">Rye</li><li>Oat</li><li>Spelt</li></ol><script>let at = 0; addEventListener("keydown", ({ key }) => { const to = at + (key === "j" ? 1 : key === "k" ? -1 : 0); if (to === at || !list.children[to]) return; list.children[at].ariaCurrent = null; at = to; list.children[at].ariaCurrent = "true"; });</script>`,
    },
    '<ul id="list"></ul><script>document.addEventListener("keydown", (event) => { if (event.key === "n") list.append(document.createElement("li")); })</script>',
    {
      what: "a key, and links and buttons that speak of keys but set nothing",
      body: `${ADDS}<ul><li><a href="https://bread.example/keyboard/">Custom keyboard bindings</a></li><li><a href="#keys">Tastaturkürzel</a></li><li><a href="/atajos">Atajos de teclado</a></li></ul><h2 id="keys">Tastaturkürzel</h2><button>Key features</button><button>API keys</button>`,
    },
    {
      what: "a key that jumps to a part of the page, by its address",
      body: `<p>Brot</p><section id="order" style="margin-top:2000px"><h2>Bestellen</h2></section><script>addEventListener("keydown", ({ key, target }) => { if (!/INPUT|TEXTAREA/.test(target.tagName) && key === "b") location.hash = "order"; });</script>`,
    },
    {
      what: "two keys that note in the address what is shown",
      body: `<p>Pan</p><script>addEventListener("keyup", ({ key }) => { if (key === "g" || key === "l") history.replaceState(null, "", "?view=" + key); });</script>`,
    },
    {
      what: "a key that leads to another page",
      body: '<p>Bread</p><script>document.addEventListener("keydown", (event) => { if (event.key === "n") location.href = "/news"; })</script>',
      routes: { "/news": "<h1>News</h1>" },
    },
    {
      what: "a key that opens something in a shadow root",
      body: `<shop-chat></shop-chat><script>customElements.define("shop-chat", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<p hidden>How can we help you?</p>"; } });
        document.addEventListener("keydown", (event) => { const box = document.querySelector("shop-chat").shadowRoot.firstChild; if (event.key === "c" && !event.ctrlKey) box.hidden = !box.hidden; })</script>`,
    },
    {
      what: "a key on a page where a field opens a dialog",
      body: `<label>Mail <input id="mail"></label><ul id="list"></ul><dialog id="box"><p>Join us</p><button onclick="box.close()">No</button></dialog><script>mail.onfocus = () => { if (!box.dataset.seen) box.showModal(); box.dataset.seen = "1"; };
        document.addEventListener("keydown", (event) => { if (event.key === "n" && !box.open) list.append(document.createElement("li")); })</script>`,
    },
    {
      what: "a key that leads to the search field",
      body: `${SEARCH}<script>document.addEventListener("keydown", (event) => { if (event.key === "s" && !event.target.matches("input")) { event.preventDefault(); q.focus(); } })</script>`,
    },
    {
      what: "a key whose own letter is written into the field that it opens",
      body: `<div id="box" hidden>${SEARCH}</div><p>Pan</p><script>addEventListener("keydown", ({ key, target }) => { if (key === "b" && target !== q) { box.hidden = false; q.focus(); } })</script>`,
    },
    {
      what: "a key that leads to another site",
      body: '<p>Bread</p><script>document.addEventListener("keyup", (event) => { if (event.key === "h" && !event.ctrlKey) location.assign("https://bread.example/"); })</script>',
    },
  ],
  review: [
    {
      what: "a key after which the page says the same, and a setting that is called after keys",
      body: '<p id="said"></p><label><input type="checkbox"> Raccourcis clavier</label><script>addEventListener("keydown", ({ key }) => { if (key === "j") said.textContent ||= "Suivant"; })</script>',
    },
    {
      what: "a key, and a link to settings of keys in French",
      body: `${ADDS}<p><a href="/compte/3">Paramètres des raccourcis clavier</a></p>`,
    },
    {
      what: "a key, and a link to a page of settings by its address",
      body: `${ADDS}<p><a href="/settings/keys">Keyboard</a></p>`,
    },
    {
      what: "a key, and a link that a script answers to",
      body: `${ADDS}<p><a href="#" onclick="return false">Skróty klawiszowe</a></p>`,
    },
    {
      what: "a key, and a setting that is called after keys but doesn't turn it off here",
      body: '<ul id="list"></ul><script>document.addEventListener("keydown", (event) => { if (event.key === "n") list.append(document.createElement("li")); })</script><label><input type="checkbox" checked> Keyboard shortcuts</label>',
    },
    {
      what: "a key that takes the last of three messages away",
      body: `<ul id="list"><li>Rye</li><li>Oat</li><li>Spelt</li></ul><script>document.addEventListener("keydown", ({ key }) => { if (key === "e") list.firstElementChild?.remove(); })</script>`,
    },
  ],
  notApplicable: [
    {
      what: "keys of a field, while people write in it",
      body: `${SEARCH}<ul id="list"></ul><script>q.addEventListener("keydown", ({ key }) => { if (key === "n") list.append(document.createElement("li")); })</script>`,
    },
    "<p>Bread</p>",
    {
      what: "a key that leads on only while its button has the focus",
      body: '<button id="news">News</button><script>news.addEventListener("keydown", (event) => { if (event.key === "n") location.href = "/news"; })</script>',
    },
  ],
});

it("names a setting once, however it is announced", { timeout: LONG }, async () => {
  const body = `${ADDS}<button aria-label="Tastaturkürzel"><span>Tastaturkürzel</span></button>`;
  const page = await visitShown({ "/": aPageWith(body) }, { isKeyPage: true });
  const verdict = checkOf(a11yCharacterShortcut).evaluate(page, anEvidence({ pages: [page] }));
  expect(verdict).toMatchObject({
    findings: [
      {
        message: "Pressing n does something right away. Does “Tastaturkürzel” change that or turn it off?",
      },
    ],
  });
});
