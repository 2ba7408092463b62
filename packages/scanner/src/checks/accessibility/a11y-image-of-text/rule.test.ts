import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yImageOfText } from "./rule.ts";

ruleOutcomes(a11yImageOfText, {
  passed: [
    `<img alt="Bakery" class="logo" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Bakery</text></svg>">`,
    {
      what: "a chart with words",
      body: `<img alt="Loaves sold: 40 rye, 60 oat" width="90" height="60" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><path d='M0 50H90'/><rect y='10' width='20' height='40'/><rect x='40' y='0' width='20' height='50'/><text y='58'>Rye 40</text><text x='40' y='58'>Oat 60</text></svg>">`,
    },
  ],
  failed: [
    {
      body: `<img alt="Opening hours" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Opening hours</text></svg>">`,
      at: ["main > img"],
    },
    {
      what: "words in a frame",
      body: `<img alt="Order now" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><rect width='90' height='30' fill='tan'/><text y='20'>Order now</text></svg>">`,
      at: ["main > img"],
    },
  ],
  review: '<input type="image" src="/search.gif" alt="Search" width="50" height="50">',
  notApplicable: "<p>Bread</p>",
});
