import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTextHardToRead } from "./rule.ts";

const TEXT =
  "Fresh bread is baked here every morning, with flour from the mill next door and nothing else. Come before noon if you want the rye bread, and bring a bag of your own. We are closed on Monday.";
const p = (style: string, text = TEXT): string => `<p id="it" style="max-width:30em;${style}">${text}</p>`;

const ARABIC =
  "افتتحت المدينة أمس مكتبتها العامة بعد أعمال ترميم استمرت ثلاث سنوات، وتضم القاعة أكثر من مئة ألف كتاب في The Old Mill.";

/** Few letters in a wide box that is higher than a line of them. */
const SHORT_LINES = [
  {
    what: "a row of links in a wide box with room around it",
    inside: ["Home", "Departments", "Transparency", "Open hours", "Contact"]
      .map((word) => `<a href="#it">${word}</a> `)
      .join(""),
    style: "padding:30px",
  },
  {
    what: "a label above its field",
    inside: '<label>Family name as on your passport (required)<br><input style="height:60px"></label>',
  },
  {
    what: "an address on lines of its own",
    inside: "Harbor Bakery, Inc.<br>12 Quay Street, third floor<br>New Haven, Connecticut 06510<br>".repeat(
      2,
    ),
  },
  {
    what: "words with an error that is not shown yet",
    inside: `Family name as it stands on your passport or card <button style="padding:20px">Why?</button><span hidden>${TEXT}</span>`,
  },
];

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
    ...SHORT_LINES.map(({ what, inside, style }) => ({
      what,
      body: `<div style="width:1200px;font-style:italic;${style ?? ""}">${inside}</div>`,
      style: "main{max-width:none}",
    })),
  ],
  advice: [
    { body: p("text-align:justify"), at: ["#it"] },
    { body: p("text-transform:uppercase"), at: ["#it"] },
    { body: p("", TEXT.toUpperCase()), at: ["#it"] },
    { body: p("", `<em>${TEXT}</em>`), at: ["#it"] },
    { body: p("font-size:9px"), at: ["#it"] },
    { body: p("line-height:1"), at: ["#it"] },
    {
      what: "a text in Arabic that is set from left to right, and one that is not",
      body: `${p("", ARABIC)}<p dir="rtl">${ARABIC}</p><p dir="auto">${ARABIC}</p><p>${TEXT.slice(0, 60)} ${ARABIC.slice(0, 30)}</p>`,
      at: ["#it"],
    },
    {
      body: `<p id="it" style="width:1000px;max-width:none">${TEXT}</p>`,
      style: "main{max-width:none}",
      at: ["#it"],
    },
    {
      what: "long lines after a short one",
      body: `<p id="it" style="width:1000px;max-width:none">Dear customer,<br>${TEXT}</p>`,
      style: "main{max-width:none}",
      at: ["#it"],
    },
  ],
  notApplicable: [p("line-height:1.5"), "<p>We bake.</p>"],
});
