import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnFocus } from "./rule.ts";

ruleOutcomes(a11yChangeOnFocus, {
  passed:
    '<label>Name <input onfocus="hint.hidden = false" onblur="hint.hidden = true"></label><p id="hint" hidden>As on your card</p><label>Town <select><option>North</option><option>South</option></select></label>',
  failed: [
    {
      what: "fields that lead away, ask or drop the focus",
      body: '<label>Name <input id="leads" onfocus="location.href = \'/help\'"></label><label>Mail <input type="email" id="asks" onfocus="alert(\'Your private mail\')"></label><label>Card <input type="search" id="drops" onfocus="this.blur()"></label>',
      // That a control drops the focus is also told by its markup, before any other is tried.
      at: ["#drops", "#leads", "#asks"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
