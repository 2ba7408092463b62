import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySpacedLetters } from "./rule.ts";

ruleOutcomes(a11ySpacedLetters, {
  passed: { what: "letters of an alphabet", body: "<p>Shelves A B C D E F</p><p>Vowels: a e i o u</p>" },
  failed: [
    { what: "a heading", body: "<h2>W E L C O M E</h2>", at: ["main > h2"] },
    {
      what: "a word with its spaces kept",
      body: "<p>Our <b>S&nbsp;A&nbsp;L&nbsp;E</b> begins.</p>",
      at: ["main > p > b"],
    },
  ],
  notApplicable: [
    '<p style="letter-spacing:.5em">WELCOME</p>',
    {
      what: "initials, code and what is hidden",
      body: '<p>J. R. R. T. wrote it. Grades A, B, C and D.</p><code>x y z w</code><p aria-hidden="true">S A L E</p>',
    },
  ],
});
