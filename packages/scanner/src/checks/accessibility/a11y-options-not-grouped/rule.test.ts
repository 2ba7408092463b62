import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yOptionsNotGrouped } from "./rule.ts";

const list = (options: string): string => `<label>Place <select id="it">${options}</select></label>`;

ruleOutcomes(a11yOptionsNotGrouped, {
  passed: [
    {
      what: "sizes that are sold out, and a prompt",
      body: list(
        "<option disabled>-- Choose --</option><option>S</option><option disabled>Medium</option><option>L</option><option disabled>Extra</option><option>XL</option>",
      ),
    },
  ],
  review: {
    what: "towns below lines that name their part of the country",
    body: list(
      "<option disabled>--- Norrland ---</option><option>Umeå</option><option>Luleå</option><option disabled>--- Götaland ---</option><option>Växjö</option>",
    ),
    at: ["#it"],
  },
  notApplicable: [
    {
      what: "groups that are marked, and a short list",
      body: `${list('<optgroup label="Norrland"><option>Umeå</option></optgroup><optgroup label="Götaland"><option>Växjö</option></optgroup>')}<select aria-label="Size"><option>S</option><option>L</option></select>`,
    },
    "<p>Bread</p>",
  ],
});
