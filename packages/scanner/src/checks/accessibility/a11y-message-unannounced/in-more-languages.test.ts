import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A button, and a place that says something once it is pressed. */
const says = (name: string, words: string, live = ""): string =>
  `<p><button type="button" class="${name.length}">${name}</button> <span id="n${name.length}" ${live}></span></p><script>{ const [button, place] = document.currentScript.previousElementSibling.children; button.onclick = () => { place.textContent = ""; setTimeout(() => { place.textContent = "${words}"; }, 60); }; }</script>`;
/** Filters of a list with a sentence about how many are left. */
const filters = (live: string): string =>
  `<button type="button" id="rye" aria-pressed="false">Żytni</button><p id="sum" ${live}>Znaleziono 3 bochenki</p><ul id="all"><li>Żytni jasny</li><li>Pszenny</li><li>Orkiszowy</li></ul>
  <script>rye.onclick = () => { const on = rye.ariaPressed !== "true"; rye.ariaPressed = String(on); const [, ...others] = all.children; for (const one of others) one.hidden = on; sum.textContent = "Znaleziono " + (on ? 1 : 3) + " bochenki"; };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "a message in a live region, and a count in another one",
      body: says("Guardar esta aula", "Aula guardada", 'role="status"') + filters('role="status"'),
    },
  ],
  failed: [
    {
      what: "messages that repeat the verb of their buttons in another form",
      body:
        says("Guardar esta aula", "Aula guardada nos seus favoritos.") +
        says("Återställ allt här", "Allt är återställt"),
      at: ["#n17", "#n18"],
    },
    { what: "a count of what a filter leaves, in Polish", body: filters(""), at: ["#sum"] },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part that a button shows, and that its name speaks of",
      body: says("Show opening hours", "Opening from six to ten"),
    },
  ],
});
