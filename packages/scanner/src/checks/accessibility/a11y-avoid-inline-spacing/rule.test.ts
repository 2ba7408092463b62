import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAvoidInlineSpacing } from "./rule.ts";

ruleOutcomes(a11yAvoidInlineSpacing, {
  passed: [
    '<p style="letter-spacing: 0.2em !important">Fresh bread</p>',
    '<p style="line-height: 1 !important">Bread</p>',
    {
      what: "a word of another size in a text that is spaced widely enough",
      body: '<div style="font-size: 10px; letter-spacing: 1.25px !important">Baked daily. <span style="font-size: 28px">Since May</span></div>',
    },
    {
      what: "lines that only breaks of the markup end",
      body: '<p style="white-space: nowrap; line-height: 1.1 !important">The oven burns<br>at night alone,<br>the town still sleeps</p>',
    },
    {
      what: "a box without words of its own, whose paragraphs a reader can space",
      body: '<div style="line-height: 1.1 !important; width: 90px"><p>Fresh bread is baked here every morning</p></div>',
    },
  ],
  failed: [
    {
      what: "words around one that is spaced widely enough",
      body: '<p style="font-size: 20px; word-spacing: 2px !important">Fresh bread is <b style="font-size: 10px">baked for all</b> here</p>',
    },
    '<p style="letter-spacing: 0.05em !important">Fresh bread</p>',
    '<p style="word-spacing: 0.1em !important">Fresh bread</p>',
    '<p style="line-height: 1.2 !important; width: 60px">Fresh bread is baked here every morning</p>',
  ],
  notApplicable: "<p>Bread</p>",
});
