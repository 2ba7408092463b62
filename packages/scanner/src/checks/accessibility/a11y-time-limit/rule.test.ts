import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTimeLimit } from "./rule.ts";

ruleOutcomes(a11yTimeLimit, {
  passed: "<p>You have 10 minutes to answer. Press Extend for more time.</p>",
  review: [
    { body: '<p id="it">You have <span>60</span> seconds to answer.</p>', at: ["#it"] },
    { body: '<div id="it">Your session expires in 5:00 minutes</div>', at: ["#it"] },
    { body: '<p id="it">Your seats are reserved for 8 minutes.</p>', at: ["#it"] },
    { body: '<p id="it" lang="de">Sie haben noch 30 Sekunden.</p>', at: ["#it"] },
  ],
  notApplicable: [
    "<p>Bake it for 40 minutes.</p>",
    "<p>We deliver within 30 minutes.</p>",
    "<p>The session on rye starts at 9:30.</p>",
  ],
});
