import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHintNotTied } from "./rule.ts";

ruleOutcomes(a11yHintNotTied, {
  passed: [
    '<p><label for="it">Password</label> <input id="it" type="password" aria-describedby="h"></p><p id="h">At least 12 characters.</p>',
    '<p><label>Password <input id="it" type="password"> <small>At least 12 characters</small></label></p>',
  ],
  advice: [
    {
      body: '<p><label for="it">Password</label> <input id="it" type="password"></p><p>At least 12 characters.</p>',
      at: ["#it"],
    },
    {
      body: '<p><label for="it">Date</label> <input id="it"> <span>Format: DD.MM.YYYY</span></p>',
      at: ["#it"],
    },
    {
      body: '<p><label for="it">Team</label> <input id="it"><small>The one you play for</small></p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    '<p><label for="it">Name</label> <input id="it"></p><p>We answer within a day.</p>',
    '<p><label for="it">Name</label> <input id="it"></p><p><label>Email <input></label> at least one</p>',
  ],
});
