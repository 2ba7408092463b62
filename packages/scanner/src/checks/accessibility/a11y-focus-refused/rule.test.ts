import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusRefused } from "./rule.ts";

ruleOutcomes(a11yFocusRefused, {
  passed: [
    {
      what: "a field that selects its text",
      body: '<label for="a">Bread</label><input id="a" onfocus="this.select()">',
    },
    {
      what: "a button that another one is left for",
      body: `<button onfocus="document.title = 'Bread'" onblur="this.blur()">Bake</button>`,
    },
  ],
  failed: [
    { what: "a link", body: '<a href="/rye" onfocus="this.blur()">Rye</a>', at: ["main > a"] },
    {
      what: "a button that asks first",
      body: '<button onfocus="if (this.blur) this.blur();">Bake</button>',
      at: ["main > button"],
    },
  ],
  notApplicable: [
    '<a href="/rye">Rye</a>',
    '<a href="/rye" tabindex="-1" hidden onfocus="this.blur()">Rye</a>',
  ],
});
