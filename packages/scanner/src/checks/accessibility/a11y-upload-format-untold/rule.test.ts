import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yUploadFormatUntold } from "./rule.ts";

ruleOutcomes(a11yUploadFormatUntold, {
  passed: {
    what: "fields that say it: in the label, below, in German, and by what is asked for",
    body: '<p><label>Certificate (PDF) <input type="file" accept=".pdf"></label></p><p><label for="b">Anhang</label><input id="b" type="file" accept="application/pdf,.docx"></p><p>Erlaubt sind PDF und Word bis 5 MB.</p><p><label>Photo of the loaf <input type="file" accept="image/*"></label></p>',
  },
  review: {
    what: "fields that take some formats only and name none",
    body: '<p><label>Bilaga <input id="one" type="file" accept=".pdf"></label></p><p><label>Upload <input id="two" type="file" accept="image/png,image/jpeg"></label></p>',
    at: ["#one", "#two"],
  },
  notApplicable: ['<label>Upload <input type="file"></label>', "<p>Bread</p>"],
});
