import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnChoosing } from "./rule.ts";

/** Lines of a basket with a number each; `atZero` is what comes of a line that is none any more. */
const basket = (atZero: string, beside = ""): string =>
  `<ul id="lines">${["Rye", "Oat", "Spelt"].map((one) => `<li>${one} <label>How many <input type="number" min="0" value="2"></label></li>`).join("")}</ul>${beside}<p id="told" role="status"></p><a href="/pay" id="pay">Pay</a>
  <script>for (const line of [...lines.children]) { const many = line.querySelector("input"); many.onchange = () => { if (Number(many.value) > 0) return; ${atZero} }; }</script>`;

ruleOutcomes(a11yChangeOnChoosing, {
  passed: [
    { what: "a line that stays with the number 0", body: basket('line.style.opacity = "0.5";') },
    {
      what: "a line that goes, of which people are told",
      body: basket('line.remove(); told.textContent = "Removed"; pay.focus();'),
    },
    {
      what: "a line that goes and hands the focus on",
      body: basket(
        'const next = line.nextElementSibling ?? line.previousElementSibling; line.remove(); next.querySelector("input").focus();',
      ),
    },
    {
      what: "a question whether a line is to go",
      body: basket(
        "ask.showModal();",
        '<dialog id="ask"><p>Remove it?</p><form method="dialog"><button>Yes</button></form></dialog>',
      ),
    },
  ],
  failed: [
    {
      what: "a line that goes in silence",
      body: basket("line.remove();"),
      at: [1, 2].map((at) => `#lines > li:nth-of-type(${at}) > label > input`),
    },
    {
      what: "a number that gives the focus on as soon as it is full",
      body: `<label>Lot <input id="lot" maxlength="3"></label> <label>Row <input id="row"></label><script>lot.oninput = () => { if (lot.value.length === 3) row.focus(); };</script>`,
      at: ["#lot"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
