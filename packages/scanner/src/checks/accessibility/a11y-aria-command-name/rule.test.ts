import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaCommandName } from "./rule.ts";

ruleOutcomes(a11yAriaCommandName, {
  passed: [
    '<div role="button" tabindex="0">Order</div>',
    {
      what: "words of an attribute that the style sheet writes",
      body: '<span role="button" tabindex="0" class="picker" data-label="Titre 1"><svg width="9" height="9"></svg></span>',
      style: ".picker::before{content:attr(data-label)}",
    },
    {
      what: "words the style sheet writes into a part of it",
      body: '<span role="link" tabindex="0"><i class="next"></i></span>',
      style: '.next::after{content:"Nächste Seite"}',
    },
  ],
  failed: '<div role="button" tabindex="0" style="width:50px;height:50px"></div>',
  notApplicable: "<p>Bread</p>",
});
