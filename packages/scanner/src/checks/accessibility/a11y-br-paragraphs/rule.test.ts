import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yBrParagraphs } from "./rule.ts";

const ONE = "Fresh bread is baked here every morning.";
const TWO = "Come before noon if you want the rye bread.";

ruleOutcomes(a11yBrParagraphs, {
  neverPasses: true,
  advice: [
    { body: `<div id="it">${ONE}<br><br>${TWO}</div>`, at: ["#it"] },
    { body: `<p id="it"><b>${ONE}</b> <br> <br> ${TWO}</p>`, at: ["#it"] },
    { body: `<div id="it">${ONE}<br><br>${TWO}<br><br><br>${ONE}</div>`, at: ["#it"] },
  ],
  notApplicable: [
    `<p>${ONE}<br>${TWO}</p>`,
    `<p>${ONE}</p><p>${TWO}</p>`,
    "<p>Roses are red,<br>rye bread is dark.<br><br>Rolls are round,<br>and so is the park.</p>",
    `<address>${ONE}<br><br>${TWO}</address>`,
  ],
});
