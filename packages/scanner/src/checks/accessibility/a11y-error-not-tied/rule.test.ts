import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yErrorNotTied } from "./rule.ts";

/** A form that checks itself, as frameworks make them: each error has a place of its own below its field. */
const formWith = (fields: string, check: string): string =>
  `<form action="/order" novalidate>${fields}<button>Order</button></form>
  <script>document.querySelector("form").addEventListener("submit", (event) => { event.preventDefault(); for (const field of event.target.querySelectorAll("input")) { const told = field.closest("div").querySelector(".told"); if (field.value === "") { ${check} } } });</script>`;
const field = (label: string, attributes = "", told = ""): string =>
  `<div><label>${label} <input ${attributes}></label><p class="told" ${told}></p></div>`;
const SAY = 'told.textContent = "This field is required";';

ruleOutcomes(a11yErrorNotTied, {
  passed: [
    {
      what: "fields that refer to their errors, and an alert of the whole form at its end",
      body: formWith(
        `${field("Name", 'aria-describedby="name-error"', 'id="name-error"')}<div><label for="note">Note (optional)</label><textarea id="note"></textarea></div><div id="all" role="alert"></div>`,
        `${SAY} all.textContent = "Please check the fields above";`,
      ),
    },
    {
      what: "errors that fields refer to",
      body: formWith(
        field("Name", 'aria-describedby="name-error"', 'id="name-error" role="alert"') +
          field("Town", 'aria-describedby="town-error"', 'id="town-error" role="alert"'),
        SAY,
      ),
    },
    {
      what: "errors that fields refer to from when they are wrong",
      body: formWith(
        field("Name", "", 'id="name-error"') + field("Town", "", 'id="town-error"'),
        `${SAY} field.setAttribute("aria-errormessage", told.id); field.setAttribute("aria-invalid", "true"); field.focus();`,
      ),
    },
    {
      what: "errors that name their fields",
      body: formWith(
        field("Name", "", 'role="alert"') + field("Town", "", 'role="alert"'),
        "told.textContent = `${field.labels[0].textContent.trim()} is missing.`;",
      ),
    },
    {
      what: "one error of a group that the group refers to",
      body: formWith(
        '<fieldset aria-describedby="e"><legend>Size</legend><div><label><input type="radio" name="size"> Small</label><label><input type="radio" name="size"> Large</label><p class="told" id="e" role="alert"></p></div></fieldset>' +
          field("Town", 'aria-describedby="town-error"', 'id="town-error"'),
        `if (field.type !== "radio") { ${SAY} } else told.textContent = "Please choose one";`.replace(
          'if (field.value === "")',
          "",
        ),
      ),
    },
    {
      what: "all errors in one place before the button, which name the fields they are of",
      body: `<form action="/order" novalidate><p><label>Name <input aria-describedby="name-error"></label> <span id="name-error"></span></p><p><label>Start date <input id="start" value="1 May"></label></p><div id="all" role="alert"></div><p><button>Order</button></p></form>
        <script>document.querySelector("form").onsubmit = (event) => { event.preventDefault(); const [name] = event.target.querySelectorAll("input"); if (name.value !== "") return; name.ariaInvalid = "true"; document.getElementById("name-error").textContent = "Enter: Name"; all.textContent = "Enter: Name"; };</script>`,
    },
    {
      what: "words on the whole form right below its last field, and an error that its field refers to",
      body: `<form id="f" novalidate><p><label>Name <input id="one" aria-describedby="at"></label> <span id="at"></span></p><p><label>Fecha <input id="two"></label></p><p id="told"></p><button>OK</button></form><script>f.onsubmit = (event) => { event.preventDefault(); document.getElementById("at").textContent = "Escriba su nombre"; one.ariaInvalid = "true"; told.textContent = "Revise los datos."; };</script>`,
    },
    {
      what: "the only field of a form",
      body: formWith(field("Name", "", 'role="alert"'), SAY),
    },
  ],
  failed: [
    {
      what: "errors that only stand beside their fields",
      body: formWith(
        field("Name", "", 'id="name-error" role="alert"') + field("Town", "", 'id="town-error" role="alert"'),
        SAY,
      ),
      at: ["#name-error", "#town-error"],
    },
    {
      what: "errors that stand after their fields in one row",
      body: formWith(
        '<div><input aria-label="Name"><p class="told" id="name-error"></p></div><div><input aria-label="Town"><p class="told" id="town-error"></p></div>',
        SAY,
      ),
      at: ["#name-error", "#town-error"],
    },
    {
      what: "errors that scripts put in, beside fields that turn red",
      body: `<style>.wrong { border: 2px solid #dc3545 }</style>${formWith(
        '<div><label>Name <input id="who"></label></div><div><label>Town <input></label></div>',
        'field.className = "wrong"; const error = document.createElement("small"); error.textContent = "Cannot be blank"; field.closest("div").append(error); who.focus();',
      )}`,
    },
    {
      what: "references to errors that do not count while the field is not said to be wrong",
      body: formWith(
        field("Name", 'aria-errormessage="name-error"', 'id="name-error"') +
          field("Town", 'aria-errormessage="town-error"', 'id="town-error"'),
        SAY,
      ),
      at: ["#name-error", "#town-error"],
    },
    {
      what: "references to an element that is not there",
      body: formWith(
        field("Name", 'aria-describedby="nothing"', 'id="name-error"') +
          field("Town", 'aria-describedby="none"', 'id="town-error"'),
        SAY,
      ),
      at: ["#name-error", "#town-error"],
    },
  ],
  review: {
    what: "errors beside fields that say they are wrong",
    body: formWith(
      field("Name", "", 'id="name-error"') + field("Town", "", 'id="town-error"'),
      `${SAY} field.ariaInvalid = "true";`,
    ),
    at: ["#name-error", "#town-error"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "fields that the browser checks, and a form that says thanks",
      body: `<form action="/order"><label>Name <input required></label><label>Town <input required></label><button>Order</button></form>
        <form onsubmit="event.preventDefault(); this.lastElementChild.textContent = 'We will write to you.'"><div><label>Mail <input></label></div><div><label>Name <input></label></div><button>Join</button><p role="status"></p></form>`,
    },
    {
      what: "errors in the labels",
      body: formWith(
        '<div><label>Name <input><span class="told"></span></label></div><div><label>Town <input><span class="told"></span></label></div>',
        SAY,
      ),
    },
    {
      what: "counts of letters that come while one writes",
      body: `<form action="/order" onsubmit="event.preventDefault()"><div><label>Mail <input type="email" oninput="left.textContent = 'Letters left: ' + (40 - this.value.length)"></label><p id="left"></p></div><div><label>Town <input></label></div><button>Order</button></form>`,
    },
  ],
});
