import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateFaint } from "./rule.ts";

const FLIP = "this.ariaPressed = String(this.ariaPressed !== 'true')";
const seat = (name: string, attributes = ""): string =>
  `<button class="seat" aria-pressed="false" ${attributes} onclick="${FLIP}">${name}</button>`;
const SEAT = ".seat{background:#fff;color:#111;border:1px solid #555;width:60px;height:40px}";

/** Levels of which only the words are seen, each a label around its radio button. */
const levels = (
  style: string,
  { box = "position:absolute;opacity:0", words = ["A1", "A2", "B1"] } = {},
): string =>
  `<style>.lv label{border:1px solid #777;padding:8px 12px;color:#222}.lv input{${box}}${style}</style><div class="lv">${words.map((word) => `<label><input type="radio" name="lv"><b>${word}</b></label>`).join("")}</div>`;
/** Seats that a click alone chooses; `tell` is what it does besides. */
const places = (id: string, on: string, tell = ""): string =>
  `<style>#${id} i{display:inline-block;width:30px;height:30px;background:#3a9d5d;cursor:pointer}#${id} .on{${on}}</style><div id="${id}"><i></i> <i></i></div><p id="sum-${id}">0</p>
  <script>for (const one of ${id}.children) one.onclick = () => { one.classList.toggle("on"); const sum = document.getElementById("sum-${id}"); ${tell} };</script>`;
/** Times of which a click marks one by a class. */
const times = (id: string, on: string): string =>
  `<style>#${id} *{border:1px solid #555;padding:8px;cursor:pointer;transition:all .3s;background:#fff;color:#222}#${id} .on{${on}}</style><div><div id="${id}"><button>9:00</button><button>10:30</button></div></div>
  <script>for (const one of ${id}.children) one.onclick = () => { for (const other of ${id}.children) other.classList.toggle("on", other === one); };</script>`;

/** Cards of which a click marks one by a class, in a part that asks for other things, too. */
const cards = (
  id: string,
  { on, tell = "", field = '<input type="number">' }: Record<string, string>,
): string =>
  `<style>#${id} div{border:2px solid #ccc;padding:8px;cursor:pointer}#${id} .on{${on}}</style><section><div id="${id}"><div>Half day</div><div>Full day</div></div><p><label>Miles ${field}</label></p><p role="status" id="${id}-s">£950</p></section>
  <script>for (const one of ${id}.children) one.onclick = () => { for (const other of ${id}.children) other.classList.toggle("on", other === one); const said = document.getElementById("${id}-s"); ${tell} };</script>`;
/** Answers of which each takes a class of its own when it is pressed. */
const answers = (id: string, style: string, tell = ""): string =>
  `<style>#${id} div,#${id} button{border:1px solid #777;background:#fff;color:#222;padding:8px;cursor:pointer}${style.replaceAll("&", `#${id}`)}</style><div id="${id}"><div data-on="good">Beim Überholen</div><div data-on="bad">In der Kurve</div></div>
  <script>for (const one of ${id}.children) one.onclick = () => { one.classList.add(one.dataset.on); ${tell} };</script>`;

ruleOutcomes(a11yStateFaint, {
  passed: [
    {
      what: "seats that become dark when they are chosen",
      style: `${SEAT} .seat[aria-pressed=true]{background:#234;color:#fff}`,
      body: seat("A1"),
    },
    {
      what: "labels whose words or ground become dark, and times that do",
      body: `${levels(".lv input:checked + b{background:#234;color:#fff}")}${times("t", "background:#234;color:#fff")}${places("dark", "background:#111")}`,
    },
  ],
  failed: [
    {
      what: "cards of a part that asks how many, of which the chosen one has a border of another color",
      body: cards("nv", { on: "border-color:#aab" }),
      at: ["#nv > div:nth-of-type(1)", "#nv > div:nth-of-type(2)"],
    },
    {
      what: "labels of radio buttons out of sight of which only the words change their color",
      body: levels(".lv b{transition:color .3s}.lv input:checked + b{color:#6b2fa3}"),
      at: [1, 2, 3].map((at) => `div.lv > label:nth-of-type(${at})`),
    },
    {
      what: "a label that turns from green to red around a checkbox that is not there",
      body: `<style>.box:has(:checked){background:#c0392b}.box{background:#2e7d4f;color:#fff;padding:9px}</style><label class="box"><input type="checkbox" hidden> Asiento 4</label>`,
      at: ["label.box"],
    },
    {
      what: "times of which the chosen one is a little darker, and seats that turn yellow",
      body: times("t", "background:#e8eef4") + places("seats", "background:#ffcf5c"),
      at: ["#seats > i:nth-of-type(2)", "#t > button:nth-of-type(1)", "#t > button:nth-of-type(2)"],
    },
  ],
  review: [
    {
      what: "cards of which the chosen one has a border of another color, while a price is said",
      body: cards("pk", { on: "border-color:#aab", tell: 'said.textContent = "£950";' }),
      at: ["#pk > div:nth-of-type(1)", "#pk > div:nth-of-type(2)"],
    },
    {
      what: "answers that turn green and red",
      body: answers("q", "& .good{background:#d2f2d2}& .bad{background:#f9d4d4}"),
      at: ["#q > div:nth-of-type(1)", "#q > div:nth-of-type(2)"],
    },
    {
      what: "such answers in a part that has a list for another question",
      body: `<section>${answers("q", "& .good{background:#d2f2d2}& .bad{background:#f9d4d4}")}<label>What does this sign mean? <select><option>Road narrows<option>Slippery road</select></label></section>`,
      at: ["#q > div:nth-of-type(1)", "#q > div:nth-of-type(2)"],
    },
    {
      what: "answers whose border turns green and red",
      body: answers("q", "& .good{border-color:#1a7f37}& .bad{border-color:#c4001a}").replace(
        /<div data-on="(good|bad)">(.*?)<\/div><div data-on="bad">(.*?)<\/div>/,
        '<button data-on="bad">$3</button><button data-on="good">$2</button>',
      ),
      at: ["#q > button:nth-of-type(1)", "#q > button:nth-of-type(2)"],
    },
    {
      what: "such seats with a text that changes, too",
      body: places(
        "seats",
        "background:#ffcf5c",
        "sum.textContent = document.querySelectorAll('.on').length;",
      ),
      at: ["#seats > i:nth-of-type(2)"],
    },
    {
      what: "seats that become a little darker when they are chosen",
      style: `${SEAT} .seat[aria-pressed=true]{background:#f0f0ee}`,
      body: `<p>Choose your seats.</p>${seat("A1", 'id="a1"')}`,
      at: ["#a1"],
    },
    {
      what: "sizes of which the chosen one has a border of another color, and a heart that turns red",
      style: `${SEAT} .size{display:inline-block;border:2px solid #999;padding:9px} .size[aria-checked=true]{border-color:#a88}
        .heart svg{fill:#787878} .heart[aria-pressed=true] svg{fill:#c03030}`,
      body: `<div role="radiogroup" aria-label="Talla"><span class="size" role="radio" tabindex="0" id="small" aria-checked="false">Pequeña</span></div>
        <button class="heart" id="heart" aria-pressed="false" aria-label="Recordar" onclick="${FLIP}"><svg width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="9"/></svg></button>
        <script>small.onkeydown = ({ key }) => { if (key === " ") small.ariaChecked = "true"; };</script>`,
      at: ["span.size", "#heart"],
    },
  ],
  notApplicable: [
    {
      what: "boxes in which a white check mark comes into view once its ground is green, by a text or a style",
      style:
        ".box i{display:inline-block;width:18px;height:18px;border:1px solid #bbb;background:#fff;color:#fff;font-style:normal}.box.on i{background:#5fb878;border-color:#5fb878}.drawn i::before{content:'✓'}",
      body: `<div id="boxes"><div class="box" style="cursor:pointer"><b>Rye</b><i>✓</i></div><div class="box drawn" style="cursor:pointer"><b>Oat</b><i></i></div></div><script>for (const box of boxes.children) box.onclick = () => box.classList.toggle("on");</script>`,
    },
    {
      what: "answers with a sign, in bold, or with words that come, all of one color, and cards beside a list to choose from",
      body: [
        answers("a", '& .good::after{content:" ✓"}& .good{background:#d2f2d2}& .bad{background:#f9d4d4}'),
        answers("b", "& .good{background:#d2f2d2;font-weight:bold}& .bad{background:#f9d4d4}"),
        answers(
          "c",
          "& .good{background:#d2f2d2}& .bad{background:#f9d4d4}",
          'one.textContent += one.dataset.on === "good" ? " richtig" : " falsch";',
        ),
        answers("d", "& .good,& .bad{background:#eee}"),
        cards("e", { on: "border-color:#aab", field: "<select><option>Half day<option>Full day</select>" }),
      ].join(""),
    },
    "<p>Bread</p>",
    {
      what: "labels with a thicker border, a bold word or a part that opens when they are checked, and radio buttons in sight",
      body:
        levels(".lv label:has(:checked){color:#6b2fa3;border-width:3px}") +
        levels(".lv input:checked + b{color:#6b2fa3}", { box: "accent-color:#333" }).replaceAll(
          "lv",
          "in-sight",
        ) +
        levels(".lv input:checked + b{color:#6b2fa3}.lv:has(:checked) + p{display:block}").replaceAll(
          "lv",
          "opens",
        ) +
        "<p style='font-weight:bold' class='part'>Ein Kurs für den Anfang</p>",
      style: ".part{display:none}",
    },
    {
      what: "states that a mark, a thicker border, other words or a line beside show, too",
      style: `${SEAT} .seat[aria-pressed=true]{background:#f0f0ee} #mark[aria-pressed=true]::before{content:"✓ "} #thick[aria-pressed=true]{border-width:4px}
        #words[aria-pressed=true] i{font-style:normal} #beside[aria-pressed=true] + p{border-bottom:3px solid #111}`,
      body: `${seat("A1", 'id="mark" data-a')}<div>${seat("A2", 'id="thick" data-b')}</div><div>${seat("<i>A3</i>", 'id="words" data-c')}</div><div>${seat("A4", 'id="beside" data-d')}<p>Row A</p></div>`,
    },
  ],
});
