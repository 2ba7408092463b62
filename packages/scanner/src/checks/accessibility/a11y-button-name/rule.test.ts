import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yButtonName } from "./rule.ts";

ruleOutcomes(a11yButtonName, {
  passed: [
    "<button>Order</button>",
    { what: "a picture whose file is still being asked for", body: '<button><img alt="Order"></button>' },
    {
      what: "words of the style sheet beside an icon",
      body: '<button class="x"></button>',
      style: '.x::before{content:"\\f00d"}.x::after{content:"Schließen"}',
    },
    { what: "a label around it", body: "<label>Order <button></button></label>" },
  ],
  failed: [
    "<button></button>",
    {
      what: "a sign of an icon font",
      body: '<button class="x"></button>',
      style: '.x::before{content:"\\f00d"}',
    },
    {
      what: "a sign that the style sheet says is not to be read",
      body: '<button class="x"></button>',
      style: '.x::before{content:"×" / ""}',
    },
  ],
  review: {
    what: "a sign of the style sheet",
    body: '<button class="x"></button>',
    style: '.x::before{content:"×"}',
    by: "Plumbline",
  },
  notApplicable: "<p>Bread</p>",
});
