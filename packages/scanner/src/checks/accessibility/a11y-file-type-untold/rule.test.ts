import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFileTypeUntold } from "./rule.ts";

ruleOutcomes(a11yFileTypeUntold, {
  passed: [
    '<p><a href="/report.pdf">Annual report (PDF, 2 MB)</a></p>',
    '<p>Annual report: <a href="/report.pdf">read</a> (pdf, 2 MB)</p>',
    '<p><a href="/report.pdf">Annual report <img src="/icon.png" alt="PDF"></a></p>',
    '<p><a href="/prices.xlsx">Prices as a spreadsheet</a></p>',
  ],
  advice: [
    { body: '<p>Read the <a href="/report.pdf">annual report</a>.</p>', at: ["main > p > a"] },
    { body: '<p>Read the <a href="/report.pdf?v=2#page=3">annual report</a>.</p>', at: ["main > p > a"] },
    { body: '<ul><li><a href="/files/form.docx">Form to join</a></li></ul>', at: ["main > ul > li > a"] },
  ],
  notApplicable: ['<p><a href="/report">Annual report</a></p>', '<p><a href="/about.html">About us</a></p>'],
});
