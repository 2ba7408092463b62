import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

/** A dialog with two tabs, of which the second one holds a switch. */
const tabs = (sort: string): string =>
  `<button id="open">Settings</button><dialog id="box" aria-label="Settings"><div role="tablist" aria-label="Settings"><button role="tab" id="one" aria-selected="true">Look</button><button role="tab" id="two" aria-selected="false" tabindex="-1">Letters</button></div>
  <div role="tabpanel" aria-labelledby="one" id="look"><label>Color <select><option>Rye</option></select></label></div><div role="tabpanel" aria-labelledby="two" id="letters" hidden><p>Weekly letter</p>${sort}<p id="said">Off</p></div><button id="shut">Close</button></dialog>
  <script>document.getElementById("open").onclick = () => box.showModal(); shut.onclick = () => box.close(); const all = [one, two]; const panels = [look, letters];
  const choose = (at) => { all.forEach((tab, index) => { tab.ariaSelected = String(index === at); tab.tabIndex = index === at ? 0 : -1; panels[index].hidden = index !== at; }); all[at].focus(); };
  all.forEach((tab, at) => { tab.onclick = () => choose(at); tab.onkeydown = ({ key }) => { if (key.startsWith("Arrow")) choose(1 - at); }; });
  turn.onclick = () => { const on = said.textContent === "Off"; said.textContent = on ? "On" : "Off"; turn.ariaChecked = String(on); };</script>`;
const DRAWN = '<div id="turn" style="width:40px;height:24px;background:#888;cursor:pointer"></div>';
const SWITCH = '<button id="turn" role="switch" aria-checked="false">Weekly letter</button>';

/** A menu with a part that opens in it, and something to press in that. */
const menu = (entry: string): string =>
  `<button id="more" aria-expanded="false">Mehr</button><div id="menu" hidden><button id="sorts" aria-expanded="false">Sorten</button><div id="part" hidden>${entry}</div></div><p id="told">Nichts</p>
  <script>const turns = (button, part) => { button.onclick = () => { part.hidden = !part.hidden; button.ariaExpanded = String(!part.hidden); }; }; turns(more, menu); turns(sorts, part); take.onclick = () => { told.textContent = "Roggen gemerkt"; };</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    { what: "a switch behind the second tab of a dialog", body: tabs(SWITCH) },
    {
      what: "a button in a part of a menu that opens",
      body: menu('<button id="take">Roggen merken</button>'),
    },
  ],
  failed: [
    { what: "a drawn switch behind the second tab of a dialog", body: tabs(DRAWN), at: ["#turn"] },
    {
      what: "a drawn button in a part of a menu that opens",
      body: menu('<span id="take" style="cursor:pointer">Roggen merken</span>'),
      at: ["#take"],
    },
  ],
  review: {
    what: "a plan of seats beside boxes to tick",
    body: `<p>Lot: <span id="lot">none</span></p><canvas id="plan" width="280" height="140"></canvas><label><input type="checkbox"> Lot 1</label><label><input type="checkbox"> Lot 2</label><button onclick="this.textContent += '!'">On</button><script>plan.onclick = ({ offsetX }) => { lot.textContent = "Lot " + (1 + Math.floor(offsetX / 70)); };</script>`,
    at: ["#plan"],
  },
  notApplicable: "<p>Bread</p>",
});
