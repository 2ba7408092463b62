import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaValidAttrValue } from "./rule.ts";

ruleOutcomes(a11yAriaValidAttrValue, {
  passed: [
    '<button aria-pressed="false">Bold</button>',
    { what: "a state that is written as not set", body: '<button aria-expanded="undefined">Menu</button>' },
    '<div role="checkbox" tabindex="0" aria-label="Rye" aria-checked="undefined"></div>',
  ],
  failed: [
    '<button aria-expanded="open">Menu</button>',
    '<button aria-expanded="undefined" aria-haspopup="window">Menu</button>',
  ],
  notApplicable: "<p>Bread</p>",
});
