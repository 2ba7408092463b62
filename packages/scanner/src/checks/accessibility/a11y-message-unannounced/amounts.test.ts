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

/** Buttons that leave some of three books, with their number in an element of its own. */
const numbered = (live: string, words: string): string =>
  `<button data-kind="">Alle</button><button data-kind="r">Romane</button><p ${live}><b id="count">3</b> ${words}</p><ul id="list"><li class="r">Moose</li><li class="r">Seegang</li><li class="o">Kiesel</li></ul>
  <script>for (const button of document.querySelectorAll("button")) button.onclick = () => { let left = 0; for (const one of list.children) { one.hidden = !one.className.startsWith(button.dataset.kind); if (!one.hidden) left += 1; } count.textContent = left; };</script>`;

/** Filters of which the last leaves nothing, and says so. */
const emptied = (words: string, live = ""): string =>
  `<style>.on{background:#036;color:#fff}</style><div id="kinds">${["r", "b", "x"].map((kind) => `<button data-kind="${kind}">Kind ${kind}</button>`).join("")}</div><div ${live}><p id="none" hidden>${words}</p></div><div id="wines" class="grid"><article class="r">Barolo</article><article class="b">Arneis</article><article class="r">Dolcetto</article></div>
  <script>for (const button of kinds.children) button.onclick = () => { let left = 0; for (const one of wines.children) { one.hidden = one.className !== button.dataset.kind; if (!one.hidden) left += 1; } none.hidden = left > 0; for (const other of kinds.children) other.className = other === button ? "on" : ""; };</script>`;

/** Boxes to tick, and a bar that comes with how many are. */
const compared = (words: string, live = ""): string =>
  `<style>.bar{position:fixed;left:0;right:0;bottom:0;background:#eee;padding:12px}</style><ul>${["Camas", "Teton"].map((name) => `<li><label><input type="checkbox" class="c"> ${name}</label></li>`).join("")}</ul><div ${live}><div class="bar" id="bar" hidden><b id="many">0</b> ${words} <button>OK</button></div></div>
  <script>for (const one of document.querySelectorAll(".c")) one.onchange = () => { const left = document.querySelectorAll(".c:checked").length; many.textContent = left; bar.hidden = left === 0; };</script>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    { what: "a filter that leaves nothing, told", body: emptied("Niente per oggi.", 'role="status"') },
    {
      what: "a bar with a number of what was ticked, told",
      body: compared("items to compare", 'aria-live="polite"'),
    },
    {
      what: "a number of entries in an element of its own, told",
      body: numbered('aria-live="polite"', "Bücher"),
    },
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
      what: "a filter that leaves nothing",
      body: emptied("Nothing of this kind today."),
      at: ["main > div:nth-of-type(2)"],
    },
    {
      what: "the same in Italian",
      body: emptied("Nessun vino per oggi."),
      at: ["main > div:nth-of-type(2)"],
    },
    { what: "a bar with a number of what was ticked", body: compared("frames to compare"), at: ["#bar"] },
    { what: "the same in German", body: compared("Modelle im Vergleich"), at: ["#bar"] },
    { what: "a number of entries in an element of its own", body: numbered("", "Bücher"), at: ["#count"] },
    { what: "the same in Italian", body: numbered("", "libri"), at: ["#count"] },
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
      what: "parts that take turns, of which one says that something is not needed",
      body: `<button id="one">Fees</button> <button id="two">Booking</button><div><p id="fee">Two euros a day.</p><p id="none" hidden>No booking needed.</p></div><script>one.onclick = () => { fee.hidden = false; none.hidden = true; }; two.onclick = () => { fee.hidden = true; none.hidden = false; };</script>`,
    },
    {
      what: "a bar that asks for something when a box is ticked",
      body: compared("").replace('<b id="many">0</b>', '<b id="many" hidden>0</b> Save this choice?'),
    },
    {
      what: "minutes and a temperature beside entries that come and go",
      body: `<button onclick="fine.hidden = true; time.textContent = '20'; heat.textContent = '180'">Rye</button><p><b id="time">30</b> minutes</p><p><b id="heat">220</b> °C</p><ul><li>Dark</li><li>Light</li><li id="fine">Fine</li></ul>`,
    },
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
