import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const HAND = "display:inline-block;padding:6px 10px;border:1px solid #555;cursor:pointer";
/** Boxes of which none is chosen at first; `pick` is the body of their click listener. */
const boxes = (id: string, [words, pick]: [string[], string], around = ""): string =>
  `<section>${around}<div id="${id}">${words.map((word) => `<span style="${HAND}">${word}</span>`).join("")}</div></section>
  <script>for (const one of ${id}.children) one.addEventListener("click", () => { const all = [...${id}.children]; ${pick} });</script>`;
const ONE = 'all.forEach((other) => other.classList.toggle("on", other === one));';
const STYLE = ".on{background:#035 !important;color:#fff}.ok{background:#cfc}.no{background:#fcc}";

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "boxes drawn before radio buttons that are out of sight",
      style: `${STYLE}.clear{position:absolute;opacity:0;width:1px}`,
      body: `<button onclick="this.textContent += '!'">Réserver</button><p id="day">${["Lundi", "Mardi"].map((day) => `<input class="clear" type="radio" name="day" aria-label="${day}"><span style="${HAND}" class="day">${day}</span>`).join("")}</p>
        <script>for (const one of document.querySelectorAll(".day")) { one.onclick = () => one.previousElementSibling.click(); one.previousElementSibling.onchange = () => document.querySelectorAll(".day").forEach((other) => other.classList.toggle("on", other === one)); }</script>`,
    },
    {
      what: "boxes that arrow keys lead through in a group that takes the focus",
      style: STYLE,
      body: `<div tabindex="0" role="radiogroup" aria-label="Hora" id="group">${["9:00", "10:30"].map((word) => `<span role="radio" aria-checked="false" style="${HAND}">${word}</span>`).join("")}</div>
        <script>{ const all = [...group.children]; let at = -1; const go = (to) => { at = to; all.forEach((one, index) => { one.classList.toggle("on", index === at); one.ariaChecked = String(index === at); }); }; all.forEach((one, index) => { one.onclick = () => go(index); }); group.onkeydown = ({ key }) => { if (key === "ArrowRight") go((at + 1) % 2); }; }</script><button onclick="this.textContent += '!'">Reservar</button>`,
    },
    {
      what: "slides that arrow keys lead through in a box that takes the focus, and that a click brings to the front",
      style: `${STYLE}#slides{outline-offset:2px}#slides span.on{margin-top:-6px}`,
      body: `<div tabindex="0" id="slides">${["Oslo", "Bergen", "Malmö", "Lund", "Turku"].map((word) => `<span style="${HAND}">${word}</span>`).join("")}</div>
        <script>{ const all = [...slides.children]; let at = 0; const go = (to) => { at = to; all.forEach((one, index) => one.classList.toggle("on", index === at)); }; go(0); all.forEach((one, index) => { one.onclick = () => go(index); }); slides.onkeydown = ({ key }) => { if (key === "ArrowRight") go(Math.min(at + 1, 4)); if (key === "ArrowLeft") go(Math.max(at - 1, 0)); }; }</script><button onclick="this.textContent += '!'">Reservar</button>`,
    },
    {
      what: "slides of a talk that arrow keys turn wherever the focus is, of which a click brings one to the front",
      style: "#talk .step{opacity:.4;padding:8px}#talk .active{opacity:1;background:#eef}",
      body: `<div id="talk">${["Rye", "Oats", "Spelt", "Millet", "Barley", "Wheat", "Maize", "Rice"].map((word) => `<div class="step" style="cursor:pointer">${word} and what it is good for</div>`).join("")}</div>
        <script>{ const all = [...talk.children]; let at = 0; const go = (to) => { at = Math.max(0, Math.min(to, all.length - 1)); all.forEach((one, index) => { one.className = \`step \${index === at ? "active" : index < at ? "past" : "future"}\`; }); }; go(0); all.forEach((one, index) => one.addEventListener("click", () => go(index))); document.addEventListener("keydown", ({ key }) => { if (key === "ArrowRight") go(at + 1); if (key === "ArrowLeft") go(at - 1); }); }</script><button onclick="this.textContent += '!'">Applaud</button>`,
    },
    {
      what: "swatches whose name stands below, and that arrow keys change in the list around them",
      style: STYLE,
      body: `<ul tabindex="0" id="hues" style="list-style:none">${["Ocre", "Siena", "Sombra"].map((word) => `<li style="${HAND}" title="${word}">&nbsp;</li>`).join("")}</ul><p id="hue">Ocre</p>
        <script>{ const all = [...hues.children]; let at = 0; const go = (to) => { at = (to + 3) % 3; hue.textContent = all[at].title; }; all.forEach((one, index) => { one.onclick = () => go(index); }); hues.onkeydown = ({ key }) => { if (key === "ArrowDown") go(at + 1); if (key === "ArrowUp") go(at - 1); }; }</script><button onclick="this.textContent += '!'">Comprar</button>`,
    },
  ],
  failed: [
    {
      what: "rows of a box that the keyboard only scrolls, and boxes of a group that is deaf to keys",
      style: STYLE,
      body: `<div tabindex="0" id="list" style="height:70px;overflow:auto">${boxes("rows", [["Rye", "Oats", "Spelt", "Millet", "Barley", "Wheat"], ONE]).replaceAll("display:inline-block", "display:block")}</div>
        <div tabindex="0" id="deaf">${boxes("days", [["Lun", "Mar", "Mer"], ONE])}</div>`,
      at: [
        "#rows > span:nth-of-type(1)",
        "#rows > span:nth-of-type(2)",
        "#days > span:nth-of-type(1)",
        "#days > span:nth-of-type(2)",
      ],
    },
    {
      what: "dots of slides that take turns by themselves, on a page that hears of other keys",
      style: STYLE,
      body: `<p id="slide">Oslo ab 59</p>${boxes("dots", [["•", "••", "•••"], 'slide.textContent = ["Oslo ab 59", "Bergen ab 69", "Malmö ab 49"][all.indexOf(one)]; all.forEach((other) => other.classList.toggle("on", other === one));'])}
        <script>{ const all = [...dots.children]; let turn = 0; all[0].classList.add("on"); setInterval(() => { turn = (turn + 1) % 3; all[turn].click(); }, 1700); document.addEventListener("keydown", ({ key }) => { if (key === "Escape") document.title = "Reisen"; }); }</script>`,
    },
    {
      what: "times, stars and answers of which a click chooses one, and none was chosen before",
      style: STYLE,
      body:
        boxes("times", [["9:00", "10:30", "14:00"], ONE]) +
        boxes("shows", [
          ["Lun", "Mar", "Mer"],
          'all.forEach((other) => { other.style.background = ""; }); one.style.background = "#fc6";',
        ]) +
        boxes("stars", [
          ["★", "★", "★", "★"],
          'all.forEach((other, index) => other.classList.toggle("on", index <= all.indexOf(one)));',
        ]) +
        boxes("answers", [
          ["va", "vado", "vai"],
          'all.forEach((other) => { other.className = ""; }); one.className = one === all[1] ? "ok" : "no";',
        ]),
      at: [
        "#times > span:nth-of-type(1)",
        "#times > span:nth-of-type(2)",
        "#shows > span:nth-of-type(1)",
        "#shows > span:nth-of-type(2)",
        "#stars > span:nth-of-type(4)",
        "#answers > span:nth-of-type(1)",
        "#answers > span:nth-of-type(2)",
      ],
    },
    {
      what: "an icon that opens a menu beside slides that take turns",
      body: `<style>#slides{overflow:hidden;width:300px;display:flex}#slides p{flex:0 0 300px;margin:0}</style><div id="icon" style="width:30px;height:26px;background:#135;cursor:pointer"></div><nav id="side" hidden><a href="/fares">Tarife</a></nav>
        <div id="slides"><p>Oslo ab 59</p><p>Bergen ab 69</p><p>Malmö ab 49</p></div><script>icon.onclick = () => { side.hidden = !side.hidden; }; setInterval(() => slides.append(slides.firstElementChild), 1300);</script>`,
      at: ["#icon"],
    },
    {
      what: "steps of a number in a part that the mouse alone opens",
      body: `<div><div id="guests" style="${HAND}">Gäste: <em id="sum">2</em></div><div id="pop" hidden>Erwachsene <b id="less" style="cursor:pointer">−</b> <b id="more" style="cursor:pointer">+</b></div></div>
        <script>guests.onclick = () => { pop.hidden = !pop.hidden; }; const add = (by) => { sum.textContent = Math.max(1, Number(sum.textContent) + by); }; less.onclick = () => add(-1); more.onclick = () => add(1);</script>`,
      at: ["#guests", "#less", "#more"],
    },
  ],
  review: [
    {
      what: "boxes whose mark only flashes, beside a button",
      style: STYLE,
      body: `<button onclick="this.textContent += '!'">Bestellen</button>${boxes("flash", [["9:00", "10:30"], 'one.classList.add("on"); setTimeout(() => one.classList.remove("on"), 450);'])}`,
    },
    {
      what: "boxes that stay marked whatever else is clicked, and boxes with a list of the same choices",
      style: STYLE,
      body:
        boxes("seen", [["Kapitel 1", "Kapitel 2"], 'one.classList.add("on");']) +
        boxes(
          "sizes",
          [["S", "M"], ONE],
          '<select aria-label="Größe" onchange="for (const one of sizes.children) one.classList.toggle(\'on\', one.textContent === this.value)"><option>S</option><option>M</option></select>',
        ),
      at: [
        "#seen > span:nth-of-type(1)",
        "#seen > span:nth-of-type(2)",
        "#sizes > span:nth-of-type(1)",
        "#sizes > span:nth-of-type(2)",
      ],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
