import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTitleRepeats } from "./rule.ts";

ruleOutcomes(a11yTitleRepeats, {
  passed: [
    '<p><a href="/rye" title="Baked on Friday">Rye bread</a></p>',
    '<p><button title="Save (Ctrl+S)">Save</button></p>',
  ],
  advice: [
    { body: '<p><a id="it" href="/rye" title="Rye bread">Rye bread</a></p>', at: ["#it"] },
    {
      body: '<p><a href="/rye"><img id="it" src="/a.png" width="20" height="20" alt="Rye bread" title="Rye bread."></a></p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    '<p><button title="Save"><img src="/a.png" alt="" width="20" height="20"></button></p>',
    '<p><abbr title="HTML">HTML</abbr></p>',
    '<iframe title="Map" src="/map"></iframe>',
  ],
});
