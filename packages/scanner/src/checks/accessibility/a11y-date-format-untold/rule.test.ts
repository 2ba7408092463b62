import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDateFormatUntold } from "./rule.ts";

ruleOutcomes(a11yDateFormatUntold, {
  passed: [
    '<label>Date of birth (mm/dd/yyyy) <input autocomplete="bday"></label>',
    '<label>Arrival date <input placeholder="12/24/2026"></label>',
    '<label for="a">Fecha de entrega</label><input id="a" aria-describedby="h"><p id="h">Por ejemplo: 5 de marzo</p>',
    '<label for="a">Geburtsdatum</label><input id="a" placeholder="TT.MM.JJJJ">',
    '<label for="a">Date de naissance</label><input id="a" title="jj/mm/aaaa">',
    {
      what: "a hint beside it that is not tied to it",
      body: '<p><label for="a">Date</label> <input id="a"> as 24-12-2026</p>',
    },
  ],
  review: [
    {
      what: "a date of birth",
      body: '<label>Date of birth <input id="it" autocomplete="bday"></label>',
      at: ["#it"],
    },
    { what: "a day to come by", body: '<label for="it">Wunschtermin</label><input id="it">', at: ["#it"] },
    {
      what: "a field for a calendar that can be written in",
      body: '<label for="it">Date</label><input type="text" id="it" class="datepicker">',
      at: ["#it"],
    },
    {
      what: "a label that nothing ties to its field",
      body: '<p><span>Fecha de nacimiento</span> <input id="it"></p><p><span>Nombre</span> <input autocomplete="name"></p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    '<label>Date of birth <input type="date"></label>',
    "<label>Arrival date <input readonly></label>",
    '<label>Expiration date of the card <input autocomplete="cc-exp"></label>',
    "<label>Name <input></label>",
    "<label>Update <input></label>",
    '<label>Date <input value="2026-12-24"></label>',
  ],
});
