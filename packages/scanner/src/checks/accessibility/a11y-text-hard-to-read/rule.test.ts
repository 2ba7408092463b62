import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTextHardToRead } from "./rule.ts";

const TEXT =
  "Fresh bread is baked here every morning, with flour from the mill next door and nothing else. Come before noon if you want the rye bread, and bring a bag of your own. We are closed on Monday.";
const p = (style: string, text = TEXT): string => `<p id="it" style="max-width:30em;${style}">${text}</p>`;

ruleOutcomes(a11yTextHardToRead, {
  passed: [
    p("font-style:italic", "Fresh bread is baked here every morning, with flour."),
    p("text-transform:uppercase", "Fresh bread is baked here every morning, with."),
    p("font-size:11.5px"),
    {
      what: "a line that is wide and alone",
      body: '<p style="max-width:none">Fresh bread is baked here every morning.</p>',
      style: "main{max-width:none}p{font-style:italic}",
    },
  ],
  advice: [
    { body: p("text-align:justify"), at: ["#it"] },
    { body: p("text-transform:uppercase"), at: ["#it"] },
    { body: p("", TEXT.toUpperCase()), at: ["#it"] },
    { body: p("", `<em>${TEXT}</em>`), at: ["#it"] },
    { body: p("font-size:9px"), at: ["#it"] },
    { body: p("line-height:1"), at: ["#it"] },
    {
      body: `<p id="it" style="width:1000px;max-width:none">${TEXT}</p>`,
      style: "main{max-width:none}",
      at: ["#it"],
    },
  ],
  notApplicable: [p("line-height:1.5"), "<p>We bake.</p>"],
});
