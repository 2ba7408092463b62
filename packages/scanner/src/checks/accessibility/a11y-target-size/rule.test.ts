import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTargetSize } from "./rule.ts";

ruleOutcomes(a11yTargetSize, {
  passed: [
    '<button style="width:30px;height:30px;padding:0;border:0" aria-label="Rye"></button><button style="width:30px;height:30px;padding:0;border:0;margin-left:0px" aria-label="Oat"></button>',
    {
      what: "small checkboxes whose size is the browser's own",
      body: '<style>input { margin: 0;  }</style><div style="line-height: 13px"><input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>',
    },
  ],
  failed: [
    '<button style="width:10px;height:10px;padding:0;border:0" aria-label="Rye"></button><button style="width:10px;height:10px;padding:0;border:0;margin-left:2px" aria-label="Oat"></button>',
    {
      what: "small checkboxes of the page's own making",
      body: '<style>input { margin: 0; appearance: none; width: 13px; height: 13px; border: 1px solid }</style><div style="line-height: 13px"><input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>',
    },
  ],
  notApplicable: "<p>Bread</p>",
});
