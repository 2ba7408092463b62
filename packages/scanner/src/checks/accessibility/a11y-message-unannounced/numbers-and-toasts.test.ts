import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A map with a level of its own in words. */
const zoom = (name: string, live = ""): string =>
  `<button id="in">${name}</button> <p id="level" ${live}>Zoom level 1</p><script>let level = 1; document.getElementById("in").onclick = () => { level += 1; document.getElementById("level").textContent = "Zoom level " + level; };</script>`;

/** A note that goes by itself. */
const toast = (live = ""): string =>
  `<button id="on">Tide alerts</button><div id="note" style="position:fixed;bottom:0;right:0" ${live}></div><script>on.onclick = () => { note.textContent = "From tomorrow at six."; setTimeout(() => { note.textContent = ""; }, 3000); };</script>`;

const basket = (live = ""): string =>
  `<button id="buy">Neem mee</button><p id="said" ${live}></p><script>buy.onclick = () => { said.textContent = "Zwaardvaren ligt in de mand."; };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: {
    what: "a level, a note and words of a basket in live regions",
    body: zoom("Zoom in", 'role="status"') + toast('role="status"') + basket('role="status"'),
    isKeyPage: true,
  },
  failed: [
    {
      what: "the level of a map, and words of a basket in Dutch",
      body: zoom("Zoom in on the map") + basket(),
      at: ["#level", "#said"],
    },
    { what: "a note that goes by itself", body: toast(), at: ["#note"] },
  ],
  review: {
    what: "a month in place of another one",
    body: '<button id="on">Vorwärts</button> <button id="back">Heute</button><b id="month">Dezember</b><script>on.onclick = () => { month.textContent = "Januar"; }; back.onclick = () => { month.textContent = "Dezember"; };</script>',
    at: ["#month"],
  },
  notApplicable: "<button>Zoom in</button><p>Zoom level 1</p>",
});
