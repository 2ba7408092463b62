import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInvalidFromStart } from "./rule.ts";

ruleOutcomes(a11yInvalidFromStart, {
  passed: [
    {
      what: "a field that is not wrong",
      body: '<form><label>Name <input aria-invalid="false"></label></form>',
    },
    {
      what: "a field that was sent with a wrong entry and is shown again",
      body: '<form><label>Town <input aria-invalid="true" value="Rye 7"></label><button>Send</button></form>',
    },
    {
      what: "an empty field of a form that is shown again with an error",
      body: '<form><p class="form-error">Please enter your town.</p><label>Town <input aria-invalid="true"></label><button>Send</button></form>',
    },
    {
      what: "an empty field with a red text that it names, in German",
      body: '<label>Ort <input aria-invalid="true" aria-describedby="hint"></label><p id="hint">Bitte geben Sie Ihren Ort ein.</p>',
    },
    {
      what: "an empty field with a red text below it",
      body: '<form><p><label>Ville <input aria-invalid="true"></label></p><p style="color:#c00">Indiquez votre ville.</p><button>Envoyer</button></form>',
    },
  ],
  review: [
    {
      what: "an empty field that says so in the markup",
      body: '<form><p><label>ZIP code <input id="it" aria-invalid="true"></label></p><button>Send</button></form>',
      at: ["#it"],
    },
    {
      what: "a field that must be filled in, marked by a script as it loads",
      body: '<form><p><label>Straße <span style="color:#c00">*</span> <input id="it" required></label></p><p><label>Ort <input value="Rye" required></label></p><button>Senden</button></form><script>for (const field of document.querySelectorAll("input")) field.setAttribute("aria-invalid", String(!field.validity.valid));</script>',
      at: ["#it"],
    },
    {
      what: "a list with nothing chosen and a long text",
      body: '<label>Pain <select id="one" aria-invalid="true"><option value="">Choisir</option><option>Seigle</option></select></label><label>Message <textarea id="two" aria-invalid="spelling"></textarea></label>',
      at: ["#one", "#two"],
    },
  ],
  notApplicable: [
    { what: "a field that says nothing of it", body: "<label>Name <input required></label>" },
    {
      what: "a field that nobody sees or can use",
      body: '<label hidden>Name <input aria-invalid="true"></label><label>Town <input aria-invalid="true" disabled></label>',
    },
  ],
});
