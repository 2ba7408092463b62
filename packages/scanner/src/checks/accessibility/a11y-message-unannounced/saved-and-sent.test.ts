import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** A field that says so once nobody has written in it for a while. */
const saving = (words: string, live = "", field = '<textarea id="text"></textarea>'): string =>
  `<label>Notes ${field}</label><p id="said" ${live}></p>
  <script>let wait = 0; text.addEventListener("input", () => { clearTimeout(wait); wait = setTimeout(() => { said.textContent = "${words}"; }, 800); });</script>`;
const INPUT = '<input id="text">';

/** A field for files that says how far one is; a button opens it. */
const sending = (words: string, live = "", hidden = ""): string =>
  `<p><label for="file">Plan</label> <input type="file" id="file" ${hidden}></p><p id="said" ${live}></p>
  <script>file.onchange = () => { const [{ name }] = file.files; let share = 0; const tell = (words) => { said.textContent = words; }; tell(name); ${words} };</script>`;
const STEPS =
  'const tick = setInterval(() => { share += 50; tell(name + " " + share + " %"); if (share === 100) { clearInterval(tick); tell(name + " hochgeladen"); } }, 300);';

/** A password that is judged while it is written. */
const password = (words: string, more = 'autocomplete="new-password"', live = ""): string =>
  `<label>Password <input id="secret" type="password" ${more}></label><p id="said" ${live}></p><script>secret.oninput = () => { said.textContent = secret.value.length < 8 ? "${words}" : "OK"; };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "a field that says in a live region that it is saved",
      body: saving("All changes saved", 'role="status"'),
    },
    {
      what: "a new password whose strength is told in a live region",
      body: password("Weak password", undefined, 'role="status"'),
    },
    { what: "a file whose way is told in a live region", body: sending(STEPS, 'aria-live="polite"') },
  ],
  failed: [
    {
      what: "a field that says in silence that it is saved",
      body: saving("Draft saved at 10:32"),
      at: ["#said"],
    },
    { what: "a line that says so, in German", body: saving("Entwurf gespeichert", "", INPUT), at: ["#said"] },
    ...["Weak password", "Slabé heslo", "Contraseña débil"].map((words) => ({
      what: `a new password to which the page says “${words}” in silence`,
      body: password(words),
      at: ["#said"],
    })),
    { what: "a file whose way is only shown", body: sending(STEPS), at: ["#said"] },
    {
      what: "a file that is refused, behind a button that opens the field",
      body: `${sending('tell("This file is too large");', "", "hidden")}<button onclick="file.click()">Choose a plan</button>`,
      at: ["#said"],
    },
  ],
  review: { what: "a file that is only named", body: sending(""), at: ["#said"] },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a password that people have already",
      body: password("Weak password", 'autocomplete="current-password"'),
    },
    {
      what: "a rule for a new password that comes with the first letter",
      body: password("At least eight letters and one digit"),
    },
    {
      what: "a field whose letters are shown beside it, as in a preview",
      body: saving("Rye bread with seeds"),
    },
    {
      what: "a field that no script hears of, and one for files",
      body: "<label>Notes <textarea></textarea></label><label>Plan <input type=file></label>",
    },
  ],
});
