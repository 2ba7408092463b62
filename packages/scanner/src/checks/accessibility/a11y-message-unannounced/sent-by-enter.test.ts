import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A chat whose field has no button: Enter sends what stands in it, and somebody answers after a moment. */
const chat = (placeholder: string, answer: string, live = ""): string =>
  `<div id="log" ${live}><p>Hello!</p></div><form id="f"><input id="mine" placeholder="${placeholder}"></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); const own = document.createElement("p"); own.textContent = "You: " + mine.value; log.append(own); mine.value = "";
  setTimeout(() => { log.insertAdjacentHTML("beforeend", "<p class=theirs>${answer}</p>"); }, 900); };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: {
    what: "a chat without a button whose answers are announced",
    body: chat("Type…", "Lou: We open at nine.", 'role="log"'),
  },
  failed: [
    ["Type…", "Lou: We open at nine."],
    ["Frage an uns", "Eva: Wir öffnen um neun."],
  ].map(([placeholder = "", answer = ""]) => ({
    what: `a chat without a button whose answers are told to nobody: ${placeholder}`,
    body: chat(placeholder, answer),
  })),
  notApplicable: [
    {
      what: "a field to search in, and one that is sent to a server",
      body: `<form role="search" onsubmit="event.preventDefault(); found.hidden = false"><input aria-label="Search"></form><p id="found" hidden>Nothing found</p><form action="/list"><input type="email" aria-label="Mail"></form>`,
    },
    "<p>Bread</p>",
  ],
});
