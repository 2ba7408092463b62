import { listPage } from "#checks/accessibility/operated/lists.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListEscape } from "./rule.ts";

ruleOutcomes(a11yListEscape, {
  passed: [
    { what: "a menu that Escape closes", body: listPage({ arrows: "focus", role: "menu" }) },
    { what: "a field whose list Escape closes", body: listPage({ arrows: "active", isField: true }) },
  ],
  advice: [
    {
      what: "a menu that Escape leaves open",
      body: listPage({ arrows: "focus", role: "menu", escape: false }),
      at: ["#control"],
    },
    {
      what: "a field whose list Escape leaves open",
      body: listPage({ arrows: "active", isField: true, escape: false }),
      at: ["#control"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a list that is always there",
      body: '<ul role="listbox" aria-label="Bread" tabindex="0" aria-activedescendant="rye"><li role="option" id="rye">Rye</li><li role="option">Oat</li></ul>',
    },
  ],
});
