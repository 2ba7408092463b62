import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** Visits of which one is canceled; what says so stands in the text, with what is in it to be used. */
const canceled = (holds: string, live = ""): string =>
  `<ul id="list"><li>March 4 <button aria-label="March 4: cancel">×</button></li><li>March 18 <button aria-label="March 18: cancel">×</button></li></ul><div id="slot" ${live}></div>
  <script>list.onclick = ({ target }) => { const entry = target.closest("button")?.parentNode; if (entry === undefined) return; entry.remove(); slot.innerHTML = '<p id="undo">${holds}</p>'; };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: {
    what: "a canceled visit that is announced with its way back",
    body: canceled("Visit canceled. <button>Undo</button>", 'role="status"'),
  },
  failed: [
    "Visit canceled. <button>Undo</button>",
    "Termin gelöscht. <button>Rückgängig machen</button>",
  ].map((holds) => ({
    what: `a canceled visit with its way back, told to nobody: ${holds}`,
    body: canceled(holds),
    at: ["#slot"],
  })),
  notApplicable: [
    {
      what: "a box that only asks what to do next",
      body: `<button id="ask">Options</button><div id="slot"></div><script>ask.onclick = () => { slot.innerHTML = "<p>Really cancel the visit? <button>Yes</button> <button>Annuler</button></p>"; };</script>`,
    },
    "<p>Bread</p>",
  ],
});
