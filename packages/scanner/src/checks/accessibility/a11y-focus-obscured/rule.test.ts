import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusObscured } from "./rule.ts";

ruleOutcomes(a11yFocusObscured, {
  passed: "<button>One</button><button>Two</button>",
  failed: {
    body: '<a href="#a" style="position:absolute;top:10px;left:10px">Under</a><p><button style="position:absolute;top:10px;left:90px">Too</button></p><div id="bar" style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff"><b>Offers</b></div>',
    at: ["main > a", "main > p > button"],
  },
  notApplicable: "<p>Bread</p>",
});
