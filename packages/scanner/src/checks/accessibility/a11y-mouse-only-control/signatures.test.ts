import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const canvas = (id: string, attributes = "", size = 'width="300" height="110"'): string =>
  `<canvas id="${id}" ${size} ${attributes}></canvas>`;
/** A button that does the same by mouse and by keyboard. */
const BUTTON = `<button type="button" onclick="this.textContent += '!'">Clear</button>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: `<p>Our oven</p>${canvas("oven")}${BUTTON}`,
  failed: {
    what: "a button that only the mouse presses, beside a field to sign in",
    body: `<p>Sign here</p>${canvas("it")}<p id="told">0</p><span id="go" style="cursor:pointer">Clear</span><script>go.addEventListener("click", () => { told.textContent = "Cleared, start again"; });</script>`,
    at: ["#go", "#it"],
  },
  review: [
    {
      what: "fields to sign in, in English, German and Portuguese",
      body: `<p>Sign here to hold your date</p>${canvas("one")}<br>${BUTTON}<label>Ihre Unterschrift</label>${canvas("two")}<div><p>Assine no quadro</p>${canvas("three")}</div>`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "a field to sign in that has a name, in Dutch",
      body: canvas("it", 'role="img" aria-label="Handtekening"'),
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "drawings below other words, and a small one",
      body: `<p>Sign in to see your orders</p>${canvas("a")}<p>What does this sign mean?</p>${canvas("b")}<p>Signature dishes of the season</p>${canvas("d")}<p>Signature</p>${canvas("c", "", 'width="40" height="30"')}`,
    },
  ],
});
