import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

/** A button with a name of its own, on which a sign changes with each press; `more` is what it does besides. */
const sign = (id: string, name: string, [off, on]: readonly [string, string], more = ""): string =>
  `<p><button type="button" id="${id}" aria-label="${name}" style="width:40px;height:40px" onclick="const isOn = this.textContent === '${off}'; this.textContent = isOn ? '${on}' : '${off}'; ${more}">${off}</button></p>`;

/** A switch of which the words say on or off; `more` is what it does besides. */
const worded = (role: string, [off, on]: readonly [string, string], more = ""): string =>
  `<p><span id="${role}" role="${role}" tabindex="0" aria-checked="false" onclick="const word = this.querySelector('b'); const isOn = word.textContent === '${off}'; word.textContent = isOn ? '${on}' : '${off}'; ${more}" onkeydown="if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); this.click(); }">Large print: <b>${off}</b></span></p>`;

/** A button over an editor that gives it the focus and does nothing without letters chosen there. */
const tool = (name: string, onclick: string): string =>
  `<style>.tool:focus{color:#06c;background:#eef}</style><button type="button" class="tool" id="${name}" aria-pressed="false" onclick="${onclick}">${name}</button><div id="editor" contenteditable="true" role="textbox" aria-label="Notes">Rye</div>`;

ruleOutcomes(a11yStateUntold, {
  passed: [
    {
      what: "signs and switches whose state goes along",
      body:
        sign("heart", "Favorite", ["♡", "♥"], "this.ariaPressed = String(isOn);").replace(
          "<button",
          '<button aria-pressed="false"',
        ) + worded("switch", ["Aus", "Ein"], "this.ariaChecked = String(isOn);"),
    },
    {
      what: "a sign of a column that says how it is sorted",
      body: `<table><tr><th id="col" aria-sort="ascending">${sign("it", "Sort by price", ["▲", "▼"], "col.ariaSort = isOn ? 'descending' : 'ascending';")}</th><td>$3</td></tr></table>`,
    },
    {
      what: "a part that opens",
      body: `<button aria-expanded="false" onclick="hours.hidden = !hours.hidden; this.ariaExpanded = String(!hours.hidden)">Horaires</button><p id="hours" hidden>De six à midi</p>`,
    },
  ],
  failed: [
    {
      what: "a heart under a name that stays",
      body: sign("it", "Add rye to favorites", ["♡", "♥"]),
      at: ["#it"],
    },
    {
      what: "a star and a bell under names of other languages",
      body: sign("star", "Merken", ["☆", "★"]) + sign("bell", "Avisarme", ["🔕", "🔔"]),
      at: ["#bell", "#star"],
    },
    {
      what: "a sign in an element of its own",
      body: `<button type="button" id="it" aria-label="Zapisz" style="width:40px;height:40px" onclick="const sign = this.firstElementChild; sign.textContent = sign.textContent === '♡' ? '♥' : '♡'"><i aria-hidden="true">♡</i></button>`,
      at: ["#it"],
    },
    {
      what: "a switch of which only the word changes",
      body: worded("switch", ["Off", "On"]),
      at: ["#switch"],
    },
    { what: "the same for a box, in French", body: worded("checkbox", ["non", "oui"]), at: ["#checkbox"] },
    {
      what: "a tool that is marked while it says that it is not pressed",
      style: ".on{background:#036!important;color:#fff!important}",
      body: tool("bold", "this.classList.toggle('on')"),
      at: ["#bold"],
    },
  ],
  review: {
    what: "a button that shows and hides a text by the Escape key",
    body: `<button id="m" onclick="t.hidden = false">Mehr</button><p id="t" hidden>Wir backen.</p><script>addEventListener("keydown", ({ key }) => { if (key === "Escape") t.hidden = true; });</script>`,
  },
  notApplicable: [
    { what: "a tool that only gives the focus to its editor", body: tool("link", "editor.focus()") },
    {
      what: "buttons that sort, of which a class alone changes",
      body: `<button type="button" id="sort" onclick="this.className = this.className === 'asc' ? 'desc' : 'asc'; list.append(...[...list.children].reverse())" class="desc">Sort by name</button><ul id="list"><li>Oat</li><li>Rye</li><li>Wheat</li></ul>`,
    },
    {
      what: "a sign with a hidden word that goes along, and a number of presses",
      body: `<style>.far{position:absolute;width:1px;height:1px;overflow:hidden}</style><button type="button" onclick="const isOn = this.textContent.includes('Save'); this.innerHTML = isOn ? '♥<span class=far>Saved</span>' : '♡<span class=far>Save</span>'">♡<span class="far">Save</span></button>
        <button type="button" aria-label="Add one" style="width:40px;height:40px" onclick="this.textContent = Number(this.textContent) + 1">1</button>`,
    },
  ],
});
