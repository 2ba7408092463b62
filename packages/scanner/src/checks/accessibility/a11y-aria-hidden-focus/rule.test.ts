import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaHiddenFocus } from "./rule.ts";

ruleOutcomes(a11yAriaHiddenFocus, {
  passed: [
    '<div aria-hidden="true"><span>Bread</span></div>',
    {
      what: "a disabled group of fields",
      body: '<div aria-hidden="true"><fieldset disabled><input aria-label="Loaves"></fieldset></div>',
    },
    {
      what: "an empty element that passes the focus on",
      body: '<div id="in"><div id="first" tabindex="0" aria-hidden="true"></div><button id="ok">Order</button></div><script>first.onfocus = () => ok.focus()</script>',
    },
  ],
  failed: '<div aria-hidden="true"><a href="/a">Bread</a></div>',
  notApplicable: "<p>Bread</p>",
});
