import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRoles } from "./rule.ts";

ruleOutcomes(a11yAriaRoles, {
  passed: [
    '<div role="group" aria-label="Loaves">Rye</div>',
    {
      what: "a role that not every engine knows yet",
      body: '<section role="doc-chapter" aria-label="Rye">Bread</section>',
    },
    { what: "a role in capitals", body: '<p role="Paragraph">Bread</p>' },
  ],
  failed: ['<div role="buton">Buy</div>', '<button role="Buton">Buy</button>'],
  notApplicable: "<p>Bread</p>",
});
