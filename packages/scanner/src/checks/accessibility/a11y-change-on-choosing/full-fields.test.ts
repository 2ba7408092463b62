import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnChoosing } from "./rule.ts";

/** A field for a few digits; `done` is what comes of the last one. */
const field = (done: string, advice = ""): string =>
  `<p><label for="zip">Postal code ${advice}</label> <input id="zip" maxlength="5" inputmode="numeric"></p><p id="said" role="status"></p><script>zip.oninput = () => { if (zip.value.length === 5) { ${done} } };</script>`;
const LEADS = 'location.href = "/shops?zip=" + zip.value;';

ruleOutcomes(a11yChangeOnChoosing, {
  passed: [
    { what: "a field that only says what it found", body: field('said.textContent = "Three shops";') },
    {
      what: "a field that says before that it leads on",
      body: field(LEADS, "(the page with your shops opens automatically)"),
    },
  ],
  failed: [
    { what: "a field that leads to another page once it is full", body: field(LEADS), at: ["#zip"] },
    {
      what: "a field in a form that sends itself then, in French",
      body: `<form action="/code" method="post"><label>Code <input id="code" name="code" maxlength="4"></label></form><script>code.oninput = () => { if (code.value.length === 4) code.form.submit(); };</script>`,
      at: ["#code"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
