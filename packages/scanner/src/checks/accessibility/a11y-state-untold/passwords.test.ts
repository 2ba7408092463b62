import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

/** A button that shows what is written in the field before it; `then` is what it does besides. */
const password = (id: string, then = "", attributes = 'aria-label="Show password"'): string =>
  `<p><label>Password <input type="password" id="${id}Field"></label> <button type="button" id="${id}" ${attributes}>👁</button></p>
  <script>${id}.onclick = () => { const isShown = ${id}Field.type === "text"; ${id}Field.type = isShown ? "password" : "text"; ${then} };</script>`;

ruleOutcomes(a11yStateUntold, {
  passed: {
    what: "buttons that say by a state, by their name or in a live region that the password is shown",
    body: `${password("pressed", "pressed.ariaPressed = String(!isShown);", 'aria-label="Show password" aria-pressed="false"')}
      ${password("named", 'named.ariaLabel = isShown ? "Show" : "Hide";', 'aria-label="Show"')}
      ${password("told", 'said.textContent = isShown ? "Hidden" : "Your password can be read";')}<p id="said" role="status" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"></p>`,
  },
  failed: {
    what: "a button that is called the same and says nothing, in German and English",
    body: `${password("eye")}${password("auge", "", 'class="auge" aria-label="Passwort anzeigen"')}`,
    at: ["#eye", "#auge"],
  },
  review: {
    what: "a button for a list that takes the focus, beside a field that nobody reveals",
    body: '<input type="password" aria-label="PIN"><button id="go">Places</button><ul id="places" hidden><li><a id="first" href="/a">Opera</a></li></ul><script>go.onclick = () => { places.hidden = false; first.focus(); }; places.onkeydown = ({ key }) => { if (key === "Escape") { places.hidden = true; go.focus(); } };</script>',
    at: ["#go"],
  },
  notApplicable: '<label>PIN <input type="password"></label><button type="button">Look</button>',
});
