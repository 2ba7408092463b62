import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorWithoutSuggestion } from "./rule.ts";

/** A form that answers a wrong entry in words, which its field refers to. */
const formWith = (field: string, error: string, check = "true"): string =>
  `<form action="/order" novalidate><div>${field}<p id="told" role="alert"></p></div><button>Order</button></form>
  <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); const { value } = document.querySelector("input"); if (value !== "" && ${check}) told.textContent = "${error}"; };</script>`;
const DATE = '<label>Delivery date <input name="delivery_date" aria-describedby="told"></label>';

ruleOutcomes(a11yErrorWithoutSuggestion, {
  passed: [
    { what: "an error with an example", body: formWith(DATE, "Invalid date. Write it like 12/31/2027.") },
    {
      what: "a format in the label",
      body: formWith(
        '<label>Delivery date (MM/DD/YYYY) <input name="date" aria-describedby="told"></label>',
        "Invalid date",
      ),
    },
    {
      what: "limits in the error",
      body: formWith(
        '<label>Guests <input type="number" min="1" max="8" aria-describedby="told"></label>',
        "Choose between 1 and 8 guests",
      ),
    },
    {
      what: "a pattern that the hint explains",
      body: formWith(
        '<label>Code <input pattern="[A-Z]{3}" aria-describedby="hint told"></label><span id="hint">Three capital letters</span>',
        "The code is invalid",
      ),
    },
  ],
  failed: [
    {
      what: "a day that is asked for in a plain field, and only invalid",
      body: formWith(
        '<label>Day of collection <input name="d" aria-describedby="told"></label>',
        "Invalid date.",
      ).replace('value !== "" && true', "true"),
      at: ["#told"],
    },
    { what: "a date that is only invalid", body: formWith(DATE, "Invalid date"), at: ["#told"] },
    {
      what: "a valid date that is asked for without a format",
      body: formWith(DATE, "Please enter a valid delivery date"),
      at: ["#told"],
    },
    {
      what: "a number out of limits that nobody tells",
      body: formWith(
        '<label>Guests <input type="number" min="1" max="8" aria-describedby="told"></label>',
        "Guests is invalid",
      ),
      at: ["#told"],
    },
    {
      what: "a code that is only wrong",
      body: formWith('<label>Code <input pattern="[A-Z]{3}" aria-describedby="told"></label>', "Wrong code"),
      at: ["#told"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a mail address, of which everybody knows what it looks like, and a form without formats",
      body: `${formWith('<label>Mail <input type="email" aria-describedby="told"></label>', "Invalid mail")}<form action="/search" onsubmit="event.preventDefault()"><label>Search <input></label><button>Search</button></form>`,
    },
    {
      what: "a form that the browser checks",
      body: '<form action="/order"><label>Guests <input type="number" min="1" max="8" required></label><button>Order</button></form>',
    },
  ],
});
