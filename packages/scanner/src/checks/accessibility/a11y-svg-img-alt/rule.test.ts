import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySvgImgAlt } from "./rule.ts";

ruleOutcomes(a11ySvgImgAlt, {
  passed: '<svg role="img" aria-label="A loaf" width="50" height="50"><rect width="50" height="50"/></svg>',
  failed: '<svg role="img" width="50" height="50"><rect width="50" height="50"/></svg>',
  notApplicable: "<p>Bread</p>",
});
