import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const style =
  ".dot{display:inline-block;width:14px;height:14px;border-radius:50%}.no{background:#c00}.yes{background:#080}";
const rows = (one: string, two: string): string =>
  `<table><tr><th>Room</th><th>State</th></tr><tr><td>Hall</td><td>${one}</td></tr><tr><td>Mill</td><td>${two}</td></tr></table>`;
const [NO, YES] = ['<span id="it" class="dot no"></span>', '<span class="dot yes"></span>'];

const SWATCHES = `${NO}${YES}<span class="dot even"></span>`;
const swatches = (name: string, inner = SWATCHES): string =>
  `<div><p>${name}</p><ul><li>${inner}</li></ul></div>`;
const withEven = `${style}.even{background:#a60}`;

const amounts = (list: readonly (readonly [string, string])[]): string =>
  `<ul>${list.map(([name, amount], at) => `<li>Loaf <span class="${name}"${at === 0 ? ' id="it"' : ""}>${amount}</span></li>`).join("")}</ul>`;
const PAINTED = ".in{color:#14663a}.out{color:#ad1f1f}";

const account = (first: string, second: string): string =>
  `<table><tr><th>Día</th><th>Importe</th></tr><tr><td>3</td>${first}</tr><tr><td>2</td>${second}</tr></table>`;

/** Months of two plants. */
const plan = (one: string, two: string): string =>
  `<table><tr><td></td><th>Mar</th><th>Apr</th><th>Mai</th></tr><tr><th>Erbsen</th>${one}</tr><tr><th>Bohnen</th>${two}</tr></table>`;
const PLAN = "td{height:44px;min-width:60px}.yes{background:#7fb68a}";

/** A thing on offer, with a mark. */
const card = (name: string, mark: string): string =>
  `<div class="card"><h2>${name}</h2>${mark}<p>€ 8</p></div>`;

const drawn = (name: string, color: string, attributes = ""): string =>
  `<tr><td>${name}</td><td><svg ${attributes} width="18" height="18"><circle cx="9" cy="9" r="7" fill="${color}"/></svg></td></tr>`;

/** Steps or a level, told by small marks. */
const scale = (label: string, marks: string): string => `<p>${label} <span class="marks">${marks}</span></p>`;
const MARKS =
  ".marks i{display:inline-block;width:14px;height:14px;border-radius:50%;background:#bbb;margin:3px}.marks .on{background:#17702c}.marks .no{background:none;border:1px solid #555}";
const STEPS = '<i class="on" id="it"></i><i></i><i></i>';

const TIMES =
  ".slots div{padding:6px;background:#fff;color:#222}.slots .full,.slots .belegt,.slots .p,.slots .on{background:#f6c9c9}";
/** Times of which some have a class of their own. */
const slots = (times: readonly string[], marked: readonly number[], name: string): string =>
  `<div class="slots">${times.map((time, at) => `<div${marked.includes(at) ? ` class="${name}"` : ""}${at === marked[0] ? ' id="it"' : ""}>${time}</div>`).join("")}</div>`;

ruleOutcomes(a11yStatusByColor, {
  passed: [
    {
      what: "months that are colored cells and say so, and rows of which a color covers all",
      style: `${PLAN}${style}`,
      body: `${plan('<td></td><td class="yes">sow</td><td class="yes">sow</td>', '<td class="yes">sow</td><td></td><td></td>')}${plan("<td></td>".repeat(3), '<td class="yes"></td>'.repeat(3))}${rows(`${NO} full`, `${YES} free`)}`,
    },
    { what: "words beside them", style, body: rows(`${NO} full`, `${YES} free`) },
    { what: "a list with words", style, body: `<ul><li>${NO} Full</li><li>${YES} Free</li></ul>` },
  ],
  failed: [
    { what: "cells of dots", style, body: rows(NO, YES), at: ["#it"] },
    {
      what: "wide empty cells below headers",
      style: "td{height:24px;min-width:90px}.no{background:#c00}.yes{background:#080}",
      body: rows("", "")
        .replace("<td></td>", '<td id="it" class="no"></td>')
        .replace("<td></td>", '<td class="yes"></td>'),
      at: ["#it"],
    },
    {
      what: "months that are colored cells",
      style: PLAN,
      body: plan(
        '<td></td><td class="yes" id="it"></td><td class="yes"></td>',
        '<td class="yes"></td><td></td><td></td>',
      ),
      at: ["#it"],
    },
    {
      what: "dots below headings that speak of other things",
      style: withEven,
      body: ["Background checks", "Themenwoche", "Salas de reunión"]
        .map((name) => swatches(name).replace(' id="it"', ""))
        .join(""),
      at: [1, 2, 3].map((at) => `main > div:nth-of-type(${at}) > ul > li > span:nth-of-type(1)`),
    },
    {
      what: "a time of a color that a text before them explains",
      style: TIMES,
      body: `<p>Créneaux (en rose : complet)</p>${slots(["9 h", "9 h 30", "10 h"], [1], "p")}`,
      at: ["#it"],
    },
    {
      what: "empty cells of a table without headers, some pale green and some pale red",
      body: `<table><tr><td>Hora</td><td>Lunes</td><td>Martes</td></tr><tr><td>9:00</td><td id="it" style="background:#b6e3bd"></td><td style="background:#f3b8b3"></td></tr></table>`,
      at: ["#it"],
    },
    {
      what: "weeks of which the taken ones have another ground",
      style: TIMES,
      body: slots(["3–10", "10–17", "17–24", "24–31"], [1, 3], "full"),
      at: ["#it"],
    },
    {
      what: "dots behind the same words on each card",
      style:
        "p span{display:inline-block;width:12px;height:12px;border-radius:50%}.g{background:#1c8a3a}.r{background:#c62828}",
      body: '<div><h2>Rye</h2><p>Availability: <span class="g" id="it"></span></p></div><div><h2>Oat</h2><p>Availability: <span class="r"></span></p></div>',
      at: ["#it"],
    },
    {
      what: "times of which the taken ones have another ground",
      style: TIMES,
      body: slots(["9:00", "9:30", "10:00", "11:15", "14:00"], [1, 4], "full"),
      at: ["#it"],
    },
    {
      what: "one taken time, in German",
      style: TIMES,
      body: slots(["9 Uhr", "10 Uhr", "11.30 Uhr"], [1], "belegt"),
      at: ["#it"],
    },
    { what: "items of dots", style, body: `<ul><li>${NO}</li><li>${YES}</li></ul>`, at: ["#it"] },
  ],
  review: [
    {
      what: "dots before departures that can be pressed",
      style: `${withEven} li { cursor: pointer; }`,
      body: `<ul>${["10:10 a.m. Sandpiper", "12:40 p.m. Sandpiper", "3:15 p.m. Egret"].map((boat, at) => `<li><span class="dot ${at === 1 ? "no" : "yes"}"></span> ${boat}</li>`).join("")}</ul>`,
    },
    {
      what: "dots on cards of dishes",
      style: withEven,
      body: `${card("Pici", NO)}${card("Zuppa", '<span class="dot yes"></span>')}${card("Torta", '<span class="dot no"></span>')}`,
      at: ["#it"],
    },
    {
      what: "signs beside words in a table",
      style: ".g{color:#1c7a3a}.r{color:#b02020}",
      body: '<table><tr><th scope="row">17 h</th><td>Ballet <b class="g" id="it">●</b></td><td>Tango <b class="r">●</b></td></tr><tr><th scope="row">18 h</th><td>Jazz <b class="g">●</b></td><td>Salsa <b class="r">●</b></td></tr></table>',
      at: ["#it"],
    },
    {
      what: "drawn dots in cells",
      body: `<table><tr><th>Plant</th><th>Light</th></tr>${drawn("Fern", "#555", 'id="it"')}${drawn("Hosta", "#555")}${drawn("Sage", "#d9a300")}</table>`,
      at: ["#it"],
    },
    {
      what: "times of two colors that nothing names",
      style: TIMES,
      body: slots(["9 h", "9 h 30", "10 h", "11 h", "12 h"], [1, 2], "p"),
      at: ["#it"],
    },
    {
      what: "amounts that came in and went out",
      style: PAINTED,
      body: amounts([
        ["out", "£212.40"],
        ["in", "£1,963.18"],
        ["out", "£7.85"],
      ]),
      at: ["#it"],
    },
    {
      what: "two amounts of an account that name no currency",
      style: PAINTED,
      body: account('<td class="out" id="it">640,00</td>', '<td class="in">1.950,00</td>'),
      at: ["#it"],
    },
    { what: "the step of an order", style: MARKS, body: scale("Step", STEPS), at: ["#it"] },
    {
      what: "how hot a dish is, in German, and a later step in French",
      style: MARKS,
      body: `${scale("<b>Schärfe:</b>", '<i class="on" id="it"></i><i class="on"></i><i class="no"></i><i class="no"></i>')}${scale("Étape", '<i></i><i class="on"></i><i></i>')}`,
      at: ["#it", "main > p:nth-of-type(2) > span > i:nth-of-type(1)"],
    },
    {
      what: "changes in percent, in German",
      style: PAINTED,
      body: amounts([
        ["in", "3,2 %"],
        ["in", "1,1 %"],
        ["out", "0,4 %"],
      ]),
      at: ["#it"],
    },
    {
      what: "results of the last matches in a row",
      style: `${style}.even{background:#a60}`,
      body: `<p>Last matches:</p><p>${NO}${YES}${YES}<span class="dot even"></span>${YES}</p>`,
      at: ["#it"],
    },
    {
      what: "a chart's legend",
      style,
      body: `<div><svg role="img" aria-label="Members" width="200" height="100"></svg><ul><li>${NO} 2025</li><li>${YES} 2024</li></ul></div>`,
      at: ["#it"],
    },
  ],
  notApplicable: [
    {
      what: "dots whose words are the same for each color, and a legend",
      style: withEven,
      body: `<p>${YES} Free</p><p><span class="dot no"></span> Full</p><section>${["Full", "Free", "Full", "Free"].map((word) => `<div><span class="dot ${word === "Full" ? "no" : "yes"}"></span> ${word}</div>`).join("")}</section>`,
    },
    {
      what: "dots with names, in links, and of one color",
      style: withEven,
      body: `${card("Pici", '<span class="dot no" role="img" aria-label="Gluten"></span>')}${card("Zuppa", '<span class="dot yes" title="Nuts"></span>')}${card("Torta", '<span class="dot no" title="Gluten"></span>')}
        <section>${card("Rye", '<a href="/a"><i class="dot no"></i> Rye</a>')}${card("Oat", '<a href="/b"><i class="dot yes"></i> Oat</a>')}${card("Bun", '<a href="/c"><i class="dot no"></i> Bun</a>')}</section>
        <div>${["One", "Two", "Three"].map((word) => `<p>${word} <em class="dot even"></em></p>`).join("")}</div>`,
    },
    {
      what: "dots with words after them, behind the same words",
      style:
        "p span{display:inline-block;width:12px;height:12px}.g{background:#1c8a3a}.r{background:#c62828}li.on{background:#f6c9c9}",
      body: '<p>Left: <span class="g"></span> many</p><p>Left: <span class="r"></span> none</p><ul><li>Rye</li><li><span class="g"></span> Oat</li></ul>',
    },
    {
      what: "times of one color, one that is chosen, taken ones that are struck out or say so, and numbers that are no times",
      style: `${TIMES}.struck{text-decoration:line-through}`,
      body: [
        slots(["9:00", "9:30", "10:00"], [], ""),
        slots(["9:00", "9:30", "10:00"], [1], "on"),
        slots(["9:00", "9:30", "10:00"], [1], "full struck"),
        slots(["9:00", "9:30", "10:00"], [1], "full").replace(
          'class="full"',
          'class="full" aria-disabled="true"',
        ),
        slots(["9:00", "9:30 (taken)", "10:00"], [1], "full"),
        slots(["1", "2", "3"], [1], "full"),
      ].join(""),
    },
    {
      what: "amounts with signs, in one color, or with a sign that the style sheet adds",
      style: `${PAINTED}.minus::before{content:"−"}`,
      body: `${amounts([
        ["out", "−£212.40"],
        ["in", "+£1,963.18"],
        ["out", "−£7.85"],
      ])}${amounts([
        ["out", "£2"],
        ["out", "£3"],
        ["out", "£4"],
      ])}${amounts([
        ["out minus", "£2"],
        ["in", "£3"],
        ["out minus", "£4"],
      ])}`,
    },
    {
      what: "marks with a number beside them, with words for screen readers, with a name, and with another sign",
      style: `${MARKS}.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)} .sign .on::before{content:"✓"}`,
      body: `${scale("Step 1 of 3", STEPS)}${scale('Stufe<span class="vh"> 1 von 3</span>', STEPS)}${scale("Nivel", STEPS).replace('"marks"', '"marks" role="img" aria-label="1 de 3"')}<div class="sign">${scale("Step", STEPS)}</div>`,
    },
    {
      what: "places in a slide show, marks to press, marks of one color, and marks beside no words",
      style: `${MARKS}.press i{cursor:pointer}`,
      body: `<div class="slides">${scale("Photos", STEPS)}</div><div class="press">${scale("Opinions", STEPS)}</div>${scale("Step", "<i></i><i></i><i></i>")}${scale("", STEPS)}`,
    },
    {
      what: "amounts of an account with signs",
      style: PAINTED,
      body: account('<td class="out">−640,00</td>', '<td class="in">+1.950,00</td>'),
    },
    {
      what: "colors to choose from, by what is written over them",
      style: withEven,
      body: [
        "Sidebar Background",
        "Theme:",
        "Choose a color",
        "Hintergrundfarbe",
        "Farbe wählen",
        "Couleur du thème",
        "Color de fondo",
        "Colore dello sfondo",
        "Kleuren",
      ]
        .map((name) => swatches(name))
        .join(""),
    },
    {
      what: "colors in a list whose first item says so",
      style: withEven,
      body: `<ul><li>Accent color</li><li><div>${SWATCHES}</div></li></ul>`,
    },
    {
      what: "marks to press: links, labels of choices, and what shows a hand",
      style: `${withEven}.hand span{cursor:pointer}`,
      body: `${swatches("Rye", `<a href="/a">${NO}</a><a href="/b">${YES}</a>`)}${swatches("Oat", `<label><input type="radio" name="c" hidden>${NO}</label><label><input type="radio" name="c" hidden>${YES}</label>`)}<div class="hand">${swatches("Spelt")}</div>`,
    },
    {
      what: "marks that are called swatches or hold a color as data",
      style: withEven,
      body: `${swatches("Rye", `<div class="swatches">${SWATCHES}</div>`)}${swatches("Oat", `<i data-color="red" class="dot no"></i><i data-color="blue" class="dot yes"></i>`)}`,
    },
    {
      what: "years and numbers of rooms",
      style: PAINTED,
      body: amounts([
        ["out", "2024"],
        ["in", "2025"],
        ["out", "2026"],
      ]),
    },
    {
      what: "the place of a slide among others, stripes of a flag and a row with a name",
      style: `${style}.even{background:#a60}`,
      body: `<div>${NO}${YES}${YES}${YES}</div><div>${NO}${YES}<span class="dot even"></span></div><div role="img" aria-label="Won, lost, drawn">${NO}${YES}${YES}<span class="dot even"></span></div>`,
    },
    {
      what: "colored cells of a table for layout, and empty cells of one color",
      style: "td{height:24px;width:90px}.no{background:#c00}.yes{background:#080}",
      body: '<table><tr><td class="no"></td><td>Rye</td><td class="yes"></td></tr></table><table><tr><th>Bread</th><th>Left</th></tr><tr><td>Rye</td><td class="no"></td></tr><tr><td>Oat</td><td class="no"></td></tr></table>',
    },
    {
      what: "dots with names",
      style,
      body: rows(
        '<span role="img" aria-label="full" class="dot no"></span>',
        '<span role="img" aria-label="free" class="dot yes"></span>',
      ),
    },
    { what: "bullets of one color", style, body: `<ul><li>${NO} Rye</li><li>${NO} Oat</li></ul>` },
    {
      what: "signs in them",
      style: `${style}.no::before{content:"×"}.yes::before{content:"✓"}`,
      body: rows(NO, YES),
    },
  ],
});
