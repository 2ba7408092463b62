import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { AXE } from "#evidence/engine-names.ts";

import { a11yAriaDialogName } from "./rule.ts";

ruleOutcomes(a11yAriaDialogName, {
  passed: [
    '<div role="dialog" aria-label="Basket"><p>Two loaves</p></div>',
    '<dialog open aria-labelledby="t"><h2 id="t">Basket</h2><p>Two loaves</p></dialog>',
  ],
  advice: [
    { body: '<div role="dialog"><p>Two loaves</p></div>', by: AXE },
    {
      what: "an open dialog without a role of its own",
      body: '<dialog open id="it"><h2>Basket</h2><p>Two loaves</p></dialog>',
      at: ["#it"],
    },
  ],
  notApplicable: ["<p>Bread</p>", "<dialog><p>Two loaves</p></dialog>"],
});
