import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusJumpsOnLoad } from "./rule.ts";

const LINKS = '<p><a href="/rye">Rye</a> <a href="/oat">Oat</a> <button>Count</button></p>';
/** A long page with a field at its end. */
const long = (field: string, script = ""): string =>
  `<h2>Bread</h2>${LINKS}<div style="height:2000px">Much to read</div><label>Mail ${field}</label><script>${script}</script>`;

ruleOutcomes(a11yFocusJumpsOnLoad, {
  passed: [
    { what: "a field at the top", body: `<label>Find <input autofocus></label><h2>Bread</h2>${LINKS}` },
    {
      what: "a field below a tall picture, with little to use before it",
      body: '<div style="height:1500px">Bread</div><label>Find <input autofocus></label>',
    },
  ],
  review: [
    { what: "a field at the end", body: long("<input id=it autofocus>"), at: ["#it"] },
    {
      what: "a field at the end that a script gives the focus to, in German",
      body: long('<input id="it">', "it.focus()").replace("Bread", "Brot"),
      at: ["#it"],
    },
    {
      what: "a list at the end that a script gives the focus to a little later",
      body: long('<select id="it"><option>Rye</option></select>', "setTimeout(() => { it.focus(); }, 300);"),
      at: ["#it"],
    },
  ],
  notApplicable: [
    { what: "a page that leaves the focus alone", body: long("<input>") },
    {
      what: "an entry that has to be mended",
      body: long('<input autofocus aria-invalid="true" value="ann">'),
    },
    {
      what: "a dialog that opens with the page",
      body: `${long("<input>")}<dialog id="news" aria-label="News"><button>Close</button></dialog><script>news.showModal();</script>`,
    },
    {
      what: "a field in a bar that stays in place",
      body: `${LINKS}${long("<input>")}<div style="position:fixed;bottom:0"><label>Chat <input autofocus></label></div>`,
    },
  ],
});
