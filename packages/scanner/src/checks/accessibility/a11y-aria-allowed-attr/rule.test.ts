import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { AXE } from "#evidence/engine-names.ts";

import { a11yAriaAllowedAttr } from "./rule.ts";

ruleOutcomes(a11yAriaAllowedAttr, {
  passed: [
    '<button aria-pressed="false">Bold</button>',
    {
      what: "several roles, of which the first that exists has the attributes",
      body: '<div role="switch checkbox" tabindex="0" aria-checked="false">Lampe</div><div role="lamp slider" tabindex="0" aria-valuenow="3" aria-label="Volume">3</div><h2 role="tab heading" aria-selected="true">Pan</h2><button role="SWITCH button" aria-checked="true">Lamp</button>',
    },
  ],
  failed: [
    { body: '<button aria-checked="true">Bold</button>', by: AXE },
    {
      what: "several roles, of which only a later one has the attributes",
      body: '<div id="a" role="button switch" tabindex="0" aria-checked="true" aria-expanded="true">Lampe</div><div id="b" role="lamp link slider" tabindex="0" aria-valuenow="3">Volume</div>',
      at: ["#a", "#b"],
    },
    {
      what: "several roles, none of which is one to have the attributes",
      body: '<div id="none" role="none switch" tabindex="0" aria-checked="true">Lamp</div><div id="unknown" role="lamp light" tabindex="0" aria-checked="true">Lamp</div>',
      by: AXE,
      at: ["#none", "#unknown"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
