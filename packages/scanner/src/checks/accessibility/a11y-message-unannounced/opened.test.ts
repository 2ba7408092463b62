import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A box of buttons that another one opens; a button in it answers outside of it. */
const sharing = (opener: string, name: string, answer: string, live = ""): string =>
  `<button id="open" aria-expanded="false">${opener}</button><div id="box" hidden><a href="mailto:?subject=Bread">Mail</a> <button id="copy">${name}</button></div> <span id="said" ${live}></span>
  <script>open.onclick = null; document.getElementById("open").onclick = (event) => { box.hidden = !box.hidden; event.target.ariaExpanded = String(!box.hidden); }; copy.onclick = () => { said.textContent = "${answer}"; };</script>`;

/** A chat with a greeting, to which an answer is added after a moment. */
const chat = (placeholder: string, sign: string, live = ""): string =>
  `<button onclick="talk.hidden = false">Chat</button><div id="talk" hidden><b>Chat</b><div id="log" ${live}><p>Hallo!</p></div><input id="mine" placeholder="${placeholder}"><button id="send">${sign}</button></div>
  <script>send.onclick = () => setTimeout(() => { log.insertAdjacentHTML("beforeend", "<p class=theirs>Een medewerker antwoordt zo.</p>"); }, 500);</script>`;

/** A form in steps, which gives the focus to something when it is left empty. */
const stepped = (focus: string, link = ""): string =>
  `<form id="f" novalidate><ol><li><a href="#one" id="now" ${link}>1. Kind</a></li></ol><p><label>Naam <input id="who"></label><label>Leeftijd <input id="age"></label></p><p id="told"></p><a href="#next" id="next">Volgende stap</a></form>
  <script>next.onclick = (event) => { event.preventDefault(); if (who.value !== "") { f.outerHTML = "<p role=status>Bedankt!</p>"; return; } told.textContent = "Vul alles in"; ${focus} };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "an answer of a button in a box that opens, told",
      body: sharing("Share", "Copy link", "Link copied", 'role="status"'),
    },
    { what: "a chat in a log", body: chat("Typ uw vraag", "→", 'role="log"') },
    { what: "a step that gives the focus to what it wants", body: stepped("who.focus();") },
    {
      what: "a step that gives the focus to a link that the message describes",
      body: stepped("now.focus();", 'aria-describedby="told"'),
    },
  ],
  failed: [
    {
      what: "an answer of a button in a box that opens",
      body: sharing("Share", "Copy link", "Link copied"),
      at: ["#said"],
    },
    {
      what: "the same in German",
      body: sharing("Teilen", "Adresse kopieren", "In die Zwischenablage kopiert"),
      at: ["#said"],
    },
    { what: "a chat with a greeting, in Dutch", body: chat("Typ uw vraag", "→"), at: ["p.theirs"] },
    { what: "the same in Portuguese", body: chat("A sua pergunta", "➤"), at: ["p.theirs"] },
    {
      what: "a step that gives the focus to the link of the step",
      body: stepped("now.focus();"),
      at: ["#told"],
    },
    {
      what: "a step that gives the focus to a tab of its own",
      body: stepped("now.focus();", 'role="tab"'),
      at: ["#told"],
    },
  ],
  review: [],
  notApplicable: [
    {
      what: "a button in a box that opens, which only closes it",
      body: `<button onclick="box.hidden = false">More</button><div id="box" hidden><p>Open till noon.</p><button onclick="box.hidden = true">Close</button></div>`,
    },
  ],
});
