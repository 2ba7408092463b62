import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorWithoutField } from "./rule.ts";

ruleOutcomes(a11yErrorWithoutField, {
  passed: [
    '<form><p class="error">Age must be a number.</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
    '<label>Age <input aria-invalid="true" aria-describedby="told"></label><p id="told">Age must be a number between 1 and 120.</p>',
  ],
  failed: [
    {
      body: '<form><p class="error">Please check your entry.</p><label>Age <input name="age"></label><label>Town <input name="town"></label></form>',
      at: ["p.error"],
    },
    {
      what: "a text that only says that something is wrong",
      body: '<label>Age <input aria-invalid="true" aria-describedby="told"></label><p id="told">Invalid value</p>',
      at: ["#told"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
