import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { twoFields } from "./forms.testing.ts";
import { a11yErrorUntold } from "./rule.ts";

ruleOutcomes(a11yErrorUntold, {
  passed: [
    {
      what: "a text that names the fields which turned red",
      body: twoFields(
        '<p id="sum"></p>',
        'town.className = code.className = "bad"; sum.textContent = "Please check your entries for town and postcode.";',
      ),
    },
  ],
  failed: [
    ...[
      ["Please complete the form.", "May we enter the yard"],
      ["Bitte füllen Sie das Formular aus.", "Wie heißt das Kind"],
    ].map(([said = "", other = ""]) => ({
      what: `a text that only asks for entries and shares no telling word with the label “${other}”`,
      body: twoFields(
        '<p id="sum"></p>',
        `town.className = code.className = "bad"; sum.textContent = "${said}";`,
      ).replace("Note 2", other),
      at: ["#town"],
    })),
    ...["Please complete the form.", "Veuillez remplir le formulaire.", "Faltan datos"].map((said) => ({
      what: `a text that only asks for entries while two of several fields turn red: ${said}`,
      body: twoFields(
        '<p id="sum"></p>',
        `town.className = code.className = "bad"; sum.textContent = "${said}";`,
      ),
      at: ["#town"],
    })),
    {
      what: "a text that only asks to look at the entries again, in English and German, while fields turn red",
      body: `${twoFields('<p id="sum"></p>', 'town.className = code.className = "bad"; sum.textContent = "Please check your entries.";')}${twoFields(
        '<p id="told"></p>',
        'ort.className = plz.className = "bad"; told.textContent = "Bitte überprüfen Sie Ihre Eingaben.";',
      )
        .replace('id="f"', 'id="g"')
        .replace("f.onsubmit", "g.onsubmit")
        .replace('id="town"', 'id="ort"')
        .replace('id="code"', 'id="plz"')
        .replace('id="mail"', "")}`,
      at: ["#ort", "#town"],
    },
  ],
  review: [
    ["a text that says that all are needed", "Please fill in all fields."],
    ["a text that speaks of required ones", "Bitte füllen Sie die Pflichtfelder aus."],
  ].map(([what, said]) => ({
    what: `${what} while two fields turn red`,
    body: twoFields(
      '<p id="sum"></p>',
      `town.className = code.className = "bad"; sum.textContent = "${said}";`,
    ),
  })),
  notApplicable: "<p>Bread</p>",
});
