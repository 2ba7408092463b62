import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

/** A button that does something once it was held for a second; `keys` is what else hears. */
const held = (words: string, keys = "", tag = "button"): string =>
  `<p><${tag} id="held" style="cursor:pointer;user-select:none">${words}</${tag}> <span id="said" role="status"></span></p>
  <script>let wait = 0; const begin = () => { wait = setTimeout(() => { said.textContent = "On"; }, 1000); }; const end = () => clearTimeout(wait);
  held.onpointerdown = begin; held.onpointerup = end; ${keys}</script>`;

/** A plan whose lots a click tells of; `beside` is what else is there, which may call \`tell\`. */
const plan = (beside = "", attributes = ""): string =>
  `<p>Lot: <span id="lot">none</span></p><canvas id="plan" width="280" height="140" ${attributes}></canvas>${beside}
  <script>const tell = (at) => { lot.textContent = "Lot " + at; }; plan.onclick = ({ offsetX }) => tell(1 + Math.floor(offsetX / 70));</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "a button that keys hold as well",
      body: held(
        "Hold to unlock",
        'held.onkeydown = ({ key, repeat }) => { if (key === "Enter" && !repeat) begin(); }; held.onkeyup = end;',
      ),
    },
    {
      what: "a plan that keys choose in, at a box around it",
      body: `<div tabindex="0" role="application" aria-label="Plan" onkeydown="if (event.key === 'Enter') tell(1)">${plan()}</div>`,
    },
  ],
  failed: [
    { what: "a button that has to be held", body: held("Hold to unlock"), at: ["#held"] },
    {
      what: "a drawn button that has to be held, in German",
      body: held("Zum Öffnen gedrückt halten", "", "span"),
      at: ["#held"],
    },
    { what: "a plan whose lots only a click tells of", body: plan(), at: ["#plan"] },
    {
      what: "a named plan of seats that hears of presses, in French",
      body: `<canvas id="seats" role="img" aria-label="Plan des places" width="300" height="120"></canvas><p id="seat">Aucune place</p><script>seats.addEventListener("pointerdown", ({ offsetX }) => { seat.textContent = "Place " + Math.ceil(offsetX / 30); });</script>`,
      at: ["#seats"],
    },
  ],
  review: {
    what: "a plan, and buttons elsewhere that may do the same",
    body: `${plan()}<h2>Lotes</h2><p><button onclick="tell(1)">Lote 1</button></p>`,
    at: ["#plan"],
  },
  notApplicable: [
    {
      what: "a button that is called after a hold and does nothing",
      body: '<button id="held">Hold music</button><script>held.onpointerdown = () => {}; held.onpointerup = () => {};</script>',
    },
    {
      what: "a chart that hears of clicks and tells nothing",
      body: '<canvas id="chart" width="200" height="120" role="img" aria-label="Sales"></canvas><script>chart.onclick = () => { chart.getContext("2d").fillRect(0, 0, 9, 9); };</script>',
    },
  ],
});
