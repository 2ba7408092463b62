import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yInputImageAlt } from "./rule.ts";

ruleOutcomes(a11yInputImageAlt, {
  passed:
    '<form><input type="image" src="/a.png" alt="Submit order" width="50" height="50"></form><input type="image" src="/a.png" alt="Search" width="50" height="50">',
  failed: [
    { body: '<input type="image" src="/a.png" width="50" height="50">', by: AXE },
    '<form><input type="image" src="/a.png" alt="Submit Query" width="50" height="50"></form>',
    '<form><input type="image" src="/a.png" alt="Submit" width="50" height="50"></form>',
  ],
  notApplicable: "<p>Bread</p>",
});
