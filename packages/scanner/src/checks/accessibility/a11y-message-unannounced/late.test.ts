import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A button that says at once that it works, and some time later what came of that. */
const slow = (name: string, [first, then]: readonly [string, string], live = "", ms = 1500): string =>
  `<button type="button" id="run">${name}</button><p id="said" ${live}></p><script>run.onclick = () => { said.textContent = "${first}"; setTimeout(() => { said.textContent = "${then}"; }, ${ms}); };</script>`;

/** A chat in which what is written is added, and somebody answers later. */
const chat = (label: string, send: string, [own, answer]: readonly [string, string], live = ""): string =>
  `<aside aria-label="Chat"><div id="log" ${live}><p>Hello</p></div><p><label>${label} <input id="mine"></label></p><button type="button" id="send">${send}</button></aside>
  <script>const say = (text) => { const line = document.createElement("p"); line.textContent = text; log.append(line); }; send.onclick = () => { if (mine.value === "") return; say("${own}: " + mine.value); mine.value = ""; setTimeout(() => say("${answer}"), 1500); };</script>`;

/** A number in a line, which a button reads anew. */
const score = (name: string, live = ""): string =>
  `<p ${live}>Sheet 2: Olson <b id="pts">3</b>, Varga 2</p><button type="button" onclick="pts.textContent = Number(pts.textContent) + 1">${name}</button>`;

/** A button that says nothing at once. */
const quiet = (name: string, text: string, live = "", ms = 400): string =>
  `<button type="button" id="run">${name}</button><p id="said" ${live}></p><script>run.onclick = () => { setTimeout(() => { said.textContent = "${text}"; }, ${ms}); };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "a message that comes a moment later, announced",
      body: quiet("Save", "Your recipe has been saved", 'role="status"'),
    },
    {
      what: "a number that is read anew, told",
      body: score("Refresh score", 'aria-live="polite"'),
    },
    { what: "a chat in a log", body: chat("Question", "Send", ["You", "I will look."], 'role="log"') },
  ],
  failed: [
    {
      what: "a message that is emptied first, and comes again a moment later",
      body: `<button type="button" id="run">Add to basket</button><p id="said"></p><script>run.onclick = () => { said.textContent = ""; setTimeout(() => { said.textContent = "Added to basket: rye bread"; }, 200); };</script>`,
      at: ["#said"],
    },
    {
      what: "words elsewhere that an entry is wrong",
      body: `<form id="pay" novalidate><label>Amount <input id="sum" required></label><button>Send money</button></form><div><h2>Rates</h2><p>Three percent</p></div><div id="toasts"></div><script>pay.onsubmit = (event) => { event.preventDefault(); if (sum.value !== "") return; toasts.innerHTML = '<p style="position:fixed;top:8px;right:8px">Invalid amount</p>'; };</script>`,
      at: ["#toasts > p"],
    },
    {
      what: "a number that is left, and what was set, each with more words behind",
      body: `${quiet("Check", "14 tickets left in this price band")}<button type="button" id="mind">Remind me</button><p id="set"></p><script>mind.onclick = () => { set.textContent = "Reminder set. We will write to you in May."; };</script>`,
      at: ["#said", "#set"],
    },
    {
      what: "a message that comes a moment later",
      body: quiet("Add to basket", "Added to basket: rye bread"),
      at: ["#said"],
    },
    {
      what: "a message that comes a second later, in German",
      body: quiet("Sichern", "Das Rezept wurde gespeichert", "", 1000),
      at: ["#said"],
    },
    {
      what: "a message that comes some time after a box is ticked",
      body: `<label><input type="checkbox" id="pool"> Pool</label><p id="said">4 hotels found</p><script>pool.onchange = () => { setTimeout(() => { said.textContent = "2 hotels found"; }, 300); };</script>`,
      at: ["#said"],
    },
    {
      what: "a result in place of a word on what is done",
      body: slow("Run test", ["Testing…", "Germination: 44 of 50 sprouted"]),
      at: ["#said"],
    },
    {
      what: "the same in German",
      body: slow("Messen", ["Wird gemessen ...", "Feuchte: 6 Prozent"], "", 1100),
      at: ["#said"],
    },
    {
      what: "the same in Spanish",
      body: slow("Medir", ["Cargando", "Humedad del suelo: media"], "", 1800),
      at: ["#said"],
    },
    { what: "a number that is read anew", body: score("Refresh score"), at: ["#pts"] },
    { what: "the same in German", body: score("Stand aktualisieren"), at: ["#pts"] },
    {
      what: "the same in a part with a shadow of its own",
      body: `<x-score></x-score><script>customElements.define("x-score", class extends HTMLElement { connectedCallback() { const root = this.attachShadow({ mode: "open" }); root.innerHTML = "<p>Olson <b id=pts>3</b></p><button>Actualizar</button>"; root.querySelector("button").onclick = () => { const now = root.querySelector("b"); now.textContent = Number(now.textContent) + 1; }; } });</script>`,
      at: ["main > x-score >>> #pts"],
    },
    {
      what: "a chat whose answers come later",
      body: chat("Message to clerk", "Send", ["You", "Clerk: I will look that up."]),
      at: ["#log > p:nth-of-type(3)"],
    },
    {
      what: "the same in French",
      body: chat("Votre message", "Envoyer", ["Vous", "Un instant, je regarde."]),
      at: ["#log > p:nth-of-type(3)"],
    },
  ],
  review: [
    {
      what: "other words that a page holds back for a moment",
      body: quiet("Ask the baker", "The baker prefers rye"),
      at: ["#said"],
    },
  ],
  notApplicable: [
    {
      what: "a result that comes later in a log",
      body: slow("Read moisture", ["Reading…", "Moisture: 6 percent."], 'role="log"'),
    },
    {
      what: "a number that takes another's place as the day is chosen",
      body: score("Tomorrow").replace("Sheet 2", "Level"),
    },
    {
      what: "a text that counts down, and one that ends in dots for good",
      body: `<button type="button" id="again">Code</button> <span id="wait"></span><script>again.onclick = () => { let left = 30; const tick = () => { wait.textContent = "A further code in " + left-- + " s"; if (left > 20) setTimeout(tick, 900); }; tick(); };</script>
        ${slow("Story", ["Once upon a time…", "Once upon a time there was rye…"], "", 900)}`,
    },
    {
      what: "a list to which what is written is added, and nothing else",
      body: `<div><ul id="list"><li>Rye</li><li>Oat</li></ul><p><label>Bread <input id="mine"></label></p><button type="button" id="put">+</button></div><script>put.onclick = () => { const one = document.createElement("li"); one.textContent = mine.value; list.append(one); };</script>`,
    },
  ],
});
