import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaInputFieldName } from "./rule.ts";

ruleOutcomes(a11yAriaInputFieldName, {
  passed: '<div role="textbox" contenteditable="true" aria-label="Name">Ann</div>',
  failed: '<div role="textbox" contenteditable="true">Ann</div>',
  notApplicable: "<p>Bread</p>",
});
