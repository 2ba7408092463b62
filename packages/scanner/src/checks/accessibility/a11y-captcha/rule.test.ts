import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yCaptcha } from "./rule.ts";

const ANSWER = "<p><label>Letters <input></label></p>";

ruleOutcomes(a11yCaptcha, {
  passed: [
    `<form><p><img src="/captcha.png" alt="Captcha" width="90" height="30"></p>${ANSWER}<p><a href="/sound">Listen to the letters</a></p></form>`,
    `<form><p><img src="/captcha.png" alt="Captcha" width="90" height="30"></p><audio controls src="/captcha.mp3"></audio>${ANSWER}</form>`,
  ],
  review: [
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
    '<p><img src="/loaf.png" alt="A loaf of rye" width="90" height="30"></p>',
    "<p>We use no CAPTCHA.</p>",
  ],
});
