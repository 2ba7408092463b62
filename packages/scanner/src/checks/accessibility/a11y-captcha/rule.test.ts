import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yCaptcha } from "./rule.ts";

const ANSWER = "<p><label>Letters <input></label></p>";

ruleOutcomes(a11yCaptcha, {
  passed: [
    `<form><p><img src="/captcha.png" alt="Captcha" width="90" height="30"></p>${ANSWER}<p><a href="/sound">Listen to the letters</a></p></form>`,
    `<form><p><img src="/captcha.png" alt="Captcha" width="90" height="30"></p><audio controls src="/captcha.mp3"></audio>${ANSWER}</form>`,
  ],
  failed: [
    {
      what: "letters to be typed, marked as decoration",
      body: '<form><p><img id="it" src="/code.png" alt="" width="180" height="60"> <label>Type the characters <input></label></p></form>',
      at: ["#it"],
    },
    {
      what: "the same in German",
      body: '<form><p><img id="it" src="/code.png" alt="" width="180" height="60"></p><p><label for="cap">Geben Sie die Zeichen ein</label> <input id="cap"></p></form>',
      at: ["#it"],
    },
  ],
  review: [
    {
      what: "letters to be typed, named as such",
      body: '<form><p><img id="it" src="/code.png" alt="Letters to type" width="180" height="60"> <label>Enter the letters you see <input></label></p></form>',
      at: ["#it"],
    },
    {
      body: `<form><p><img id="it" src="/captcha.png" alt="Type what you see" width="90" height="30"></p>${ANSWER}</form>`,
      at: ["#it"],
    },
    {
      body: `<form><p><img id="it" src="/x.php" alt="Security code" width="90" height="30"></p>${ANSWER}</form>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    '<form><p><img src="/bread.png" alt="" width="180" height="60"> <label>Voucher code <input></label></p></form>',
    '<form><p><img src="/loaf.png" alt="" width="16" height="16"> <label>Enter the code from your letter <input></label></p></form>',
    '<p><img src="/loaf.png" alt="A loaf of rye" width="90" height="30"></p>',
    "<p>We use no CAPTCHA.</p>",
  ],
});
