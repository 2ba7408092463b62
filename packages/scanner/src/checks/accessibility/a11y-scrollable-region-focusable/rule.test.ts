import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yScrollableRegionFocusable } from "./rule.ts";

ruleOutcomes(a11yScrollableRegionFocusable, {
  passed: [
    {
      what: "a panel that is shut",
      body: '<div style="height:0;overflow:auto"><p>Fresh bread is baked here every morning.</p><p>Come by.</p></div>',
    },
    '<div style="height:60px;width:200px;overflow:auto" tabindex="0">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</div>',
    '<div style="height:60px;width:200px;overflow:auto">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.<a href="/a">more</a></div>',
    {
      what: "a field in it that engines overlook",
      body: '<div style="height:60px;width:200px;overflow:auto">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.<textarea aria-label="Note"></textarea></div>',
    },
  ],
  failed: {
    body: '<div style="height:60px;width:200px;overflow:auto">Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</div>',
    at: ["main > div"],
  },
  notApplicable: "<p>Bread</p>",
});
