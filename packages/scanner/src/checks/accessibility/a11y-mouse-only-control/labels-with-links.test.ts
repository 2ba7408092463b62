import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const CLEAR = "position:absolute;opacity:0";
const agreeing = (style: string, words: string, id = "agree"): string =>
  `<form action="/join"><p><label id="${id}"><input type="checkbox" style="${style}"><span style="display:inline-block;width:18px;height:18px;border:2px solid"></span> ${words}</label></p><p><button>Join</button></p></form>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: `<button onclick="this.textContent += '!'">Join</button>`,
  failed: [
    ['I agree to the <a href="/terms">terms and conditions</a>.', "visibility:hidden"],
    ['Ich stimme den <a href="#agb">AGB</a> zu', "display:none"],
    ['J’accepte les <a href="javascript:void(0)">conditions</a>', `${CLEAR};visibility:hidden`],
  ].map(([words = "", style = ""]) => ({
    what: `a label with a link whose field is hidden from the keyboard, too: ${words}`,
    body: agreeing(style, words),
    at: ["#agree"],
  })),
  notApplicable: [
    {
      what: "labels with a link whose field only can't be seen",
      body: agreeing(CLEAR, 'I agree to the <a href="/terms">terms</a>'),
    },
    {
      what: "a label whose drawn box is a link, which may set the field",
      body: agreeing("display:none", "Sliced").replace("<span", '<a href="#box"').replace("</span>", "</a>"),
    },
  ],
});
