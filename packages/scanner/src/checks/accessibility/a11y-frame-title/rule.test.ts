import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { AXE } from "#evidence/engine-names.ts";

import { a11yFrameTitle } from "./rule.ts";

ruleOutcomes(a11yFrameTitle, {
  passed: [
    {
      what: "an empty frame without height, which a script measures the window with",
      body: '<div style="position:relative"><iframe style="width:100%;border:0;height:0;position:absolute;inset:0"></iframe><p>Bread</p></div>',
    },
    '<iframe title="Map" src="/map"></iframe>',
    {
      what: "a frame that is none to those who listen",
      body: '<iframe role="none" src="/map"></iframe><iframe title="Map" src="/map"></iframe>',
    },
    '<iframe title="Content of our newsletter" src="/letter"></iframe>',
  ],
  failed: [
    {
      what: "a frame without height whose document holds something",
      by: AXE,
      body: '<iframe id="it" style="width:100%;border:0;height:0" srcdoc="<button>Order</button>"></iframe>',
      at: ["#it"],
    },
    { body: '<iframe src="/map"></iframe>', by: AXE },
    { body: '<iframe id="it" title="iframe" src="/map"></iframe>', at: ["#it"] },
    { body: '<iframe id="it" title="map_v2.html" src="/map"></iframe>', at: ["#it"] },
    { body: '<iframe id="it" title="Untitled" src="/map"></iframe>', at: ["#it"] },
  ],
  notApplicable: "<p>Bread</p>",
});
