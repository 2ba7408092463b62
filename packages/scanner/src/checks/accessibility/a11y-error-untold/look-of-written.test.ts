import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorUntold } from "./rule.ts";

const MAIL = '<p><label>Mail <input id="mail" type="email"></label></p>';
const BOTH = `${MAIL}<p><label>Password <input id="pass" type="password"></label></p>`;
/** A form whose fields have the color of the brand, a pink, once something stands in them. */
const pink = (fields: string, onSending: string, told = ""): string =>
  `<style>.filled { border: 2px solid #e91e63 }</style><form id="f" novalidate>${fields}${told}<button>Sign in</button></form>
  <script>for (const field of document.querySelectorAll("input")) field.oninput = () => field.classList.toggle("filled", field.value !== "");
  f.onsubmit = (event) => { event.preventDefault(); ${onSending} };</script>`;
const TOLD = '<p id="told" role="alert"></p>';
const TELL =
  'told.textContent = mail.validity.valid && mail.value !== "" ? "" : "Mail: Please enter your address, such as name@example.com.";';

ruleOutcomes(a11yErrorUntold, {
  passed: {
    what: "fields that are pink once something stands in them, and a text for what is wrong and red",
    body: pink(
      BOTH,
      `${TELL} mail.style.outline = "3px solid #c00"; mail.setAttribute("aria-invalid", "true"); mail.setAttribute("aria-describedby", "told");`,
      TOLD,
    ),
  },
  failed: [
    {
      what: "a field that is red where what stands in it is wrong",
      body: pink(BOTH, "").replaceAll('field.value !== ""', 'field.value !== "" && !field.validity.valid'),
      at: ["#mail"],
    },
    {
      what: "fields that are pink once something stands in them, and red all around where they are empty as the form is sent",
      body: pink(
        BOTH,
        'for (const field of [mail, pass]) field.classList.toggle("filled", field.value === "");',
      ),
      at: ["#mail"],
    },
  ],
  notApplicable: [
    {
      what: "a single field that is pink once something stands in it, and a text for what is wrong",
      body: pink(MAIL, TELL, TOLD),
    },
    {
      what: "fields that are pink once something stands in them, of a form that says nothing",
      body: pink(BOTH, ""),
    },
    {
      what: "the same in the frames around them, where the button sends nothing",
      body: pink(BOTH, "")
        .replace("<button>", '<button type="button">')
        .replaceAll("field.classList", "field.parentElement.classList"),
    },
    { what: "a single one of a form that says nothing", body: pink(MAIL, "") },
  ],
});
