import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { AXE } from "#evidence/engine-names.ts";

import { a11yFrameTitle } from "./rule.ts";

ruleOutcomes(a11yFrameTitle, {
  passed: [
    '<iframe title="Map" src="/map"></iframe>',
    '<iframe title="Content of our newsletter" src="/letter"></iframe>',
  ],
  failed: [
    { body: '<iframe src="/map"></iframe>', by: AXE },
    { body: '<iframe id="it" title="iframe" src="/map"></iframe>', at: ["#it"] },
    { body: '<iframe id="it" title="map_v2.html" src="/map"></iframe>', at: ["#it"] },
    { body: '<iframe id="it" title="Untitled" src="/map"></iframe>', at: ["#it"] },
  ],
  notApplicable: "<p>Bread</p>",
});
