import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

/** Times in a box that scrolls and takes the focus, of which one is held by a click. */
const times = (answer: string, live = ""): string =>
  `<style>.free{height:40px;background:#cde;cursor:pointer}</style><div tabindex="0" role="region" aria-label="Times" style="overflow:auto"><div class="free" data-at="9"></div><div class="free" data-at="10"></div></div><p id="held" ${live}></p>
  <script>document.querySelectorAll(".free").forEach((one) => { one.onclick = () => { one.style.background = "#036"; held.textContent = "${answer}"; }; });</script>`;

/** Seats drawn as squares, with the number of those that are chosen and what they cost. */
const seats = (none: string, some: string, live = ""): string =>
  `<style>#hall i{display:inline-block;width:26px;height:26px;margin:4px;background:#bbb;cursor:pointer}#hall i.mine{background:#063}</style><div id="hall"><i></i><i></i><i></i></div><p id="many" ${live}>${none}</p><p>Prix <b id="cost" ${live}>0 €</b></p>
  <script>for (const seat of hall.children) seat.onclick = () => { seat.classList.toggle("mine"); const n = hall.querySelectorAll(".mine").length; many.textContent = n + " ${some}"; cost.textContent = n * 18 + " €"; };</script>`;

/** A number that is announced, beside what so many cost. */
const tickets = (live = "", told = "String(many)"): string =>
  `<button id="less">−</button> <output id="count" aria-live="polite">1</output> <button id="more">+</button> Totaal: <b id="total" ${live}>€ 6,50</b>
  <script>let many = 1; const set = (by) => { many = Math.max(1, many + by); count.textContent = ${told}; total.textContent = "€ " + (many * 6.5).toFixed(2).replace(".", ","); }; less.onclick = () => set(-1); more.onclick = () => set(1);</script>`;

/** A toast in a live region, beside the sum of an order. */
const toast = (words: string): string =>
  `<button id="put">In den Korb</button><div role="status" id="told"></div><p id="order">0 Artikel · 0,00 CHF</p><script>put.onclick = () => { told.textContent = "${words}"; order.textContent = "1 Artikel · 14,00 CHF"; };</script>`;

/** Boxes that are ticked through what is drawn over them, and a sum that follows. */
const drawn = (input: string, live = ""): string =>
  `<style>.box{position:relative;display:inline-block;width:24px;height:24px;background:#ddd}.box input{position:absolute;opacity:0;inset:0}.far{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}</style>
  <p>${input}</p><p>Total <b id="sum" ${live}>$11.00</b></p><script>document.querySelector("input").onchange = (event) => { sum.textContent = event.target.checked ? "$12.50" : "$11.00"; };</script>`;
const BOX = '<label><span class="box"><input type="checkbox"></span> Olives ($1.50)</label>';
const SWITCH = '<input type="checkbox" class="far" id="gift"><label for="gift">Gift wrap, $1.50</label>';

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "a time that is held by a click, told",
      body: times("Reserved for ten minutes", 'role="status"'),
    },
    {
      what: "a number of seats that is told",
      body: seats("Aucune place", "place(s) choisie(s)", 'role="status"'),
    },
    { what: "a number that is told, and a sum that is too", body: tickets('aria-live="polite"') },
    {
      what: "a sum told with the number",
      body: tickets("", '`${many}, € ${(many * 6.5).toFixed(2).replace(".", ",")}`'),
    },
    { what: "a toast that tells the sum", body: toast("Im Korb, zusammen 14 CHF") },
    { what: "a drawn box and a sum that is told", body: drawn(BOX, 'role="status"') },
  ],
  failed: [
    {
      what: "a time that is held by a click in a box that takes the focus",
      body: times("Time reserved for ten minutes."),
      at: ["#held"],
    },
    { what: "the same in German", body: times("Für 15 Minuten reserviert"), at: ["#held"] },
    {
      what: "a number of chosen seats beside what they cost",
      body: seats("Aucune place choisie", "place(s) choisie(s)"),
      at: ["#many"],
    },
    { what: "the same in Dutch", body: seats("Geen stoel gekozen", "stoelen gekozen"), at: ["#many"] },
  ],
  review: [
    { what: "a sum beside a number that alone is told", body: tickets(), at: ["#total"] },
    { what: "a sum that a toast leaves out", body: toast("Zum Korb hinzugefügt"), at: ["#order"] },
    { what: "a sum that follows a drawn box", body: drawn(BOX), at: ["#sum"] },
    { what: "a sum that follows a switch whose box is out of sight", body: drawn(SWITCH), at: ["#sum"] },
  ],
  notApplicable: [
    {
      what: "a click after which a script gives the focus to what came",
      body: `<div tabindex="0" role="region" aria-label="Times" style="overflow:auto"><div id="nine" style="height:40px;cursor:pointer">Nine</div></div><p id="held" tabindex="-1"></p><script>nine.onclick = () => { held.innerHTML = "<b>Bring your own bowl</b>"; held.focus(); };</script>`,
    },
    {
      what: "a drawn box of which nothing comes",
      body: `<label><span style="position:relative;display:inline-block;width:24px;height:24px;background:#ddd"><input type="checkbox" style="position:absolute;opacity:0"></span> Terms</label>`,
    },
  ],
});
