import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yIconContrast } from "./rule.ts";

const button = (paint: string, style = "background:#fff") =>
  `<button aria-label="Next" style="${style};border:0;width:44px;height:44px"><svg width="24" height="24" aria-hidden="true"><path d="M6 2l12 10L6 22" ${paint}/></svg></button>`;

ruleOutcomes(a11yIconContrast, {
  passed: [
    button('fill="none" stroke="#555" stroke-width="3"'),
    { what: "a pale icon on a dark button", body: button('fill="#eee"', "background:#222") },
    {
      what: "a pale sign on a dark disk",
      body: '<button aria-label="Play" style="background:#fff;border:0"><svg width="24" height="24"><circle cx="12" cy="12" r="12" fill="#333"/><path d="M9 6l8 6-8 6z" fill="#fff"/></svg></button>',
    },
  ],
  failed: [
    { body: button('fill="none" stroke="#d0d0d0" stroke-width="3"'), at: ["main > button"] },
    {
      what: "an icon that is nearly transparent",
      body: button('fill="#000" fill-opacity="0.2"'),
      at: ["main > button"],
    },
  ],
  notApplicable: [
    "<button>Next</button>",
    {
      what: "a button that cannot be used",
      body: button('fill="#ddd"').replace("<button", "<button disabled"),
    },
    {
      what: "an icon beside words",
      body: '<button style="background:#fff;color:#000"><svg width="9" height="9" aria-hidden="true"><path d="M0 0h9v9z" fill="#ddd"/></svg> Next</button>',
    },
    { what: "an icon over a picture", body: button('fill="#ddd"', "background:linear-gradient(#fff,#eee)") },
  ],
});
