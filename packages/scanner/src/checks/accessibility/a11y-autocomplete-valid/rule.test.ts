import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAutocompleteValid } from "./rule.ts";

ruleOutcomes(a11yAutocompleteValid, {
  passed: [
    '<label>Name <input autocomplete="name"></label>',
    {
      what: "a hint engines know only in part",
      body: '<label>Phone <input autocomplete="section-a shipping mobile tel webauthn"></label>',
    },
  ],
  failed: '<label>Name <input autocomplete="loaf"></label>',
  notApplicable: [
    "<p>Bread</p>",
    { what: "a hint where it means nothing", body: '<div autocomplete="loaf">Bread</div>' },
    { what: "a field nobody fills in", body: '<label>Name <input autocomplete="loaf" readonly></label>' },
  ],
});
