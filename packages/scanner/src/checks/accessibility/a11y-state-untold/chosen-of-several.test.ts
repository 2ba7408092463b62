import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

/** Buttons of which none is chosen at first; `tell` is what choosing does besides, for each as `other` and `is`. */
const row = (id: string, words: string[], tell = "", attributes = ""): string =>
  `<div><div id="${id}">${words.map((word) => `<button type="button" ${attributes}>${word}</button>`).join(" ")}</div></div>
  <script>for (const one of ${id}.children) one.onclick = () => { for (const other of ${id}.children) { const is = other === one; other.classList.toggle("on", is); ${tell} } };</script>`;
const STYLE = "button{border:1px solid #555;background:#fff;color:#111}.on{background:#035;color:#fff}";

/** The same, with a text that each choice brings. */
const rowWithText = (id: string, words: string[], tell = "", attributes = ""): string =>
  `${row(id, words, `${tell} if (is) ${id}Said.textContent = "Nur " + one.textContent;`, attributes)}<p id="${id}Said"></p>`;

ruleOutcomes(a11yStateUntold, {
  passed: [
    {
      what: "days that bring a text, of which the chosen one says so",
      style: STYLE,
      body: rowWithText("days", ["3", "4", "5"], "other.ariaPressed = String(is);", 'aria-pressed="false"'),
    },
    {
      what: "times of which the chosen one says so, by a state, and by its name",
      style: STYLE,
      body:
        row("times", ["9:00", "10:30"], "other.ariaPressed = String(is);", 'aria-pressed="false"') +
        row("named", ["Lunes", "Martes"], 'other.ariaLabel = other.textContent + (is ? ", elegido" : "");'),
    },
    {
      what: "radio buttons, and a part that opens",
      body: `<button aria-expanded="false" onclick="hours.hidden = !hours.hidden; this.ariaExpanded = String(!hours.hidden)">Horaires</button><p id="hours" hidden>De six à midi</p><input type="radio" name="a" aria-label="Petit"><input type="radio" name="a" aria-label="Grand">`,
    },
  ],
  failed: [
    {
      what: "a choice of two whose line below alone tells the chosen one, and a filter that is switched on and off",
      style: ".tab{border:0;border-bottom:4px solid transparent} .tab.active{border-bottom-color:#035}",
      body: `<div id="tabs"><button class="tab active">Verão</button><button class="tab">Inverno</button></div><p id="summer">420 reais</p><p id="winter" hidden>290 reais</p>
        <script>[...tabs.children].forEach((tab, at) => { tab.onclick = () => { for (const one of tabs.children) one.classList.toggle("active", one === tab); summer.hidden = at === 1; winter.hidden = at === 0; }; });</script>
        <p><button id="small">klein</button></p><ul id="rows"><li>Varen</li><li>Kentiapalm</li></ul><script>let is = false; small.onclick = () => { is = !is; small.style.background = is ? "#1a6b2d" : ""; if (is) rows.lastElementChild.remove(); else rows.insertAdjacentHTML("beforeend", "<li>Kentiapalm</li>"); };</script>`,
      at: ["#tabs > button:nth-of-type(2)", "main > p:nth-of-type(3) > button"],
    },
    {
      what: "a choice of two that has nothing come, one of which is chosen at first",
      style: STYLE,
      body: `<div><div id="how"><button type="button" class="on">Einmal</button><button type="button">Monatlich</button></div></div><script>for (const one of how.children) one.onclick = () => { for (const other of how.children) other.classList.toggle("on", other === one); };</script>`,
      at: ["#how > button:nth-of-type(2)"],
    },
    {
      what: "a list whose arrow keys lead on, and whose button always says that it is closed",
      body: `<button id="place" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="places">Opera</button><ul id="places" role="listbox" hidden><li role="option" id="a">Opera</li><li role="option" id="b">Mill</li></ul>
        <script>const show = (is) => { places.hidden = !is; if (is) place.setAttribute("aria-activedescendant", "a"); else place.removeAttribute("aria-activedescendant"); };
        place.onclick = () => show(places.hidden); place.onkeydown = ({ key }) => { if (key === "Escape") show(false); if (key === "ArrowDown") place.setAttribute("aria-activedescendant", "b"); };</script>`,
      at: ["#place"],
    },
    {
      what: "days that bring a text, and seats that show what comes next, none of them chosen at first",
      style: STYLE,
      body: `${rowWithText("days", ["3", "4", "5"])}${row("seats", ["Fenêtre", "Couloir"], "next.hidden = false;", "data-seat")}<div id="next" hidden><p>Deux repas sont servis à bord.</p></div>`,
      at: [
        "#days > button:nth-of-type(1)",
        "#days > button:nth-of-type(2)",
        "#seats > button:nth-of-type(1)",
        "#seats > button:nth-of-type(2)",
      ],
    },
    {
      what: "times, days and levels of which only the look tells the chosen one, and none is chosen at first",
      style: STYLE,
      body:
        row("times", ["9:00", "10:30"]) +
        row("days", ["Montag", "Dienstag", "Mittwoch"], 'other.style.fontWeight = is ? "bold" : "";'),
      at: [
        "#times > button:nth-of-type(1)",
        "#times > button:nth-of-type(2)",
        "#days > button:nth-of-type(1)",
        "#days > button:nth-of-type(2)",
      ],
    },
    {
      what: "boxes with a role that only a mouse can choose",
      style: STYLE,
      body: `<div><div id="sizes">${["S", "M"].map((size) => `<span role="radio" style="display:inline-block;padding:8px;border:1px solid">${size}</span>`).join("")}</div></div><script>for (const one of sizes.children) one.onclick = () => { for (const other of sizes.children) other.classList.toggle("on", other === one); };</script>`,
      at: ["#sizes > span:nth-of-type(1)", "#sizes > span:nth-of-type(2)"],
    },
  ],
  review: [
    {
      what: "a mark that goes from one to the other while that has the focus",
      style: STYLE,
      body: `<div><div id="lit"><button type="button" class="on">Rye</button><button type="button">Oat</button></div></div><script>const [rye, oat] = lit.children; const give = (to, by) => { to.className = "on"; by.className = ""; }; oat.onclick = () => give(oat, rye); oat.onblur = () => give(rye, oat);</script>`,
      at: ["#lit > button:nth-of-type(2)"],
    },
    {
      what: "a button that shows and hides a text by the Escape key",
      body: `<button id="m" onclick="t.hidden = false">Mehr</button><p id="t" hidden>Wir backen.</p><script>addEventListener("keydown", ({ key }) => { if (key === "Escape") t.hidden = true; });</script>`,
    },
  ],
  notApplicable: [
    {
      what: "buttons that move an entry up and down, of which one is marked as out of use at the end, and pages that are turned",
      style: ".disabled,.is-disabled{background:#ddd;color:#555}",
      body: `<ol id="list"><li>Rye <button class="move up disabled">Move rye up</button> <button class="move down">Move rye down</button></li><li>Oat</li></ol><p><button class="turn is-disabled" id="back">Earlier</button> <button class="turn" id="on">Later</button></p><p id="page">Page 1</p>
        <script>const [up, down] = list.querySelectorAll(".move"); const turnTo = (at) => { page.textContent = "Page " + at; back.classList.toggle("is-disabled", at === 1); on.classList.toggle("is-disabled", at === 2); };
        down.onclick = () => { list.append(down.parentNode); down.classList.add("disabled"); up.classList.remove("disabled"); down.focus(); }; up.onclick = () => { list.prepend(up.parentNode); up.classList.add("disabled"); down.classList.remove("disabled"); up.focus(); };
        on.onclick = () => turnTo(2); back.onclick = () => turnTo(1);</script>`,
    },
    {
      what: "buttons that stay marked while each adds to a list",
      style: STYLE,
      body: `<div><div id="all">${["Brot", "Salz"].map((word) => `<button type="button">${word}</button>`).join("")}</div></div><ul id="list"><li>Butter</li></ul><script>for (const one of all.children) one.onclick = () => { one.className = "on"; list.insertAdjacentHTML("beforeend", "<li>" + one.textContent + "</li>"); };</script>`,
    },
    {
      what: "buttons that are marked while they have the focus, or flash, or stay marked",
      style: STYLE,
      body: `<div><div id="focused">${["Rojo", "Azul"].map((word) => `<button type="button">${word}</button>`).join("")}</div></div><script>for (const one of focused.children) { one.onclick = () => one.classList.add("on"); one.onblur = () => one.classList.remove("on"); }</script>
        <div><div id="flash">${["Copier", "Envoyer"].map((word) => `<button type="button" data-a>${word}</button>`).join("")}</div></div><script>for (const one of flash.children) one.onclick = () => { one.classList.add("on"); setTimeout(() => one.classList.remove("on"), 250); };</script>
        <div><div id="seen">${["Kapitel 1", "Kapitel 2"].map((word) => `<button type="button" data-b>${word}</button>`).join("")}</div></div><script>for (const one of seen.children) one.onclick = () => one.classList.add("on");</script>`,
    },
  ],
});
