import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDialogUntold } from "./rule.ts";

/** A dialog that leaves the page behind in use. */
const beside = (attributes: string, inside = "Until three days before"): string =>
  `<button type="button" onclick="own.show()">Storno</button><dialog id="own" ${attributes}><p>${inside}</p><button type="button" onclick="own.close()">Schließen</button></dialog>`;

ruleOutcomes(a11yDialogUntold, {
  passed: [
    { what: "a dialog beside the page with a name", body: beside('aria-label="Storno"') },
    {
      what: "one that its heading names",
      body: beside('aria-labelledby="head"', '</p><h2 id="head">Storno</h2><p>Kostenlos'),
    },
  ],
  failed: [
    { what: "a dialog beside the page without a name", body: beside(""), at: ["#own"] },
    {
      what: "a box that calls itself a dialog, and has no name",
      body: `<button type="button" onclick="box.hidden = false; shut.focus()">Aide</button><div id="box" role="dialog" hidden><p>Appelez-nous.</p><button type="button" id="shut" onclick="box.hidden = true">Fermer</button></div>`,
      at: ["#box"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a part of the page that opens and is no dialog",
      body: `<button type="button" aria-expanded="false" onclick="part.hidden = !part.hidden; this.ariaExpanded = String(!part.hidden)">Aide</button><div id="part" hidden><a href="/help">Appelez-nous</a></div>`,
    },
  ],
});
