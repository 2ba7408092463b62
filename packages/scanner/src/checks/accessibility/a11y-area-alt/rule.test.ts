import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAreaAlt } from "./rule.ts";

ruleOutcomes(a11yAreaAlt, {
  passed:
    '<img src="/a.png" alt="Ovens" usemap="#ovens" width="100" height="100"><map name="ovens"><area href="/a" coords="0,0,50,50" shape="rect" alt="Stone oven"></map>',
  failed:
    '<img src="/a.png" alt="Ovens" usemap="#ovens" width="100" height="100"><map name="ovens"><area href="/a" coords="0,0,50,50" shape="rect"></map>',
  notApplicable: "<p>Bread</p>",
});
