import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorUntold } from "./rule.ts";

/** A form of one number that turns red when it is empty; `tell` is what says so besides. */
const titled = (label: string, tell: string): string =>
  `<form id="f" novalidate><p><label for="it">${label}</label> <input id="it"></p><button>OK</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); if (it.value === "") { it.style.border = "2px solid #b00"; ${tell} } };</script>`;

/** A form that wants a name and something written in one way, and answers only when both fit; `tell` is for what does not. */
const refusing = (label: string, fits: string, thanks: string, tell = ""): string =>
  `<form id="f" novalidate><p><label for="who">Name</label> <input id="who"></p><p><label for="it">${label}</label> <input id="it"></p><p id="near"></p><button>OK</button><p id="said" role="status"></p></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); near.textContent = who.value === "" ? "Name is missing" : ""; if (who.value === "") return; if (${fits}.test(it.value)) { said.textContent = "${thanks}"; return; } ${tell} };</script>`;

ruleOutcomes(a11yErrorUntold, {
  passed: {
    what: "a field that turns red and says so in its place",
    body: titled("Owner number", 'it.placeholder = "Enter six digits";'),
  },
  failed: [
    {
      what: "a wrong postcode that nothing comes of",
      body: refusing("ZIP code", "/^\\d{5}$/", "Request sent"),
      at: ["#it"],
    },
    {
      what: "a wrong phone number that nothing comes of, in Spanish",
      body: refusing("Teléfono", "/^[\\d +]{6,}$/", "Gracias por su mensaje"),
      at: ["#it"],
    },
    {
      what: "a wrong address for mail that nothing comes of, in German",
      body: refusing("E-Mail", "/@/", "Danke, wir melden uns"),
      at: ["#it"],
    },
  ],
  review: [
    {
      what: "a red field of which a title alone says what is wrong",
      body: titled("Owner number", 'it.title = "Owner number must have six digits";'),
      at: ["#it"],
    },
    {
      what: "the same in French",
      body: titled("Numéro de client", 'it.setAttribute("title", "Le numéro a six chiffres");'),
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "forms that answer a wrong entry a moment later, by words or by the focus",
      body:
        refusing(
          "ZIP code",
          "/^\\d{5}$/",
          "Request sent",
          'setTimeout(() => { near.textContent = "Enter five digits, such as 87501"; }, 1200);',
        ) +
        refusing("PLZ", "/^\\d{5}$/", "Danke", "it.focus();")
          .replaceAll('"f"', '"g"')
          .replaceAll("f.on", "g.on")
          .replaceAll("near", "close")
          .replaceAll("said", "told")
          .replaceAll("who", "name2")
          .replaceAll('"it"', '"code2"')
          .replaceAll("it.", "code2."),
    },
    {
      what: "a form that takes whatever is written",
      body: refusing("ZIP code", "/./", "Request sent"),
    },
  ],
});
