import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yIconUntold } from "./rule.ts";

const TICK = '<svg aria-hidden="true" width="20" height="20"><path d="M3 11l5 5L17 4" stroke="#040"/></svg>';
const CROSS =
  '<svg aria-hidden="true" width="20" height="20"><path d="M4 4l12 12M16 4L4 16" stroke="#400"/></svg>';
const image = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="${color}"/></svg>`)}`;
const img = (color: string, alt = ""): string =>
  `<img src="${image(color)}" alt="${alt}" width="20" height="20">`;
const SPRITES = `.st{display:inline-block;width:24px;height:24px}.up{background:url("${image("green")}")}.down{background:url("${image("brown")}")}`;
const FONT =
  '.fa::before{font-family:"Font Awesome"}.fa-check::before{content:"\\f00c"}.fa-times::before{content:"\\f00d"}';

const table = (heads: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr>${rows
    .map(
      ([first = "", ...cells]) =>
        `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
    )
    .join("")}</table>`;
const plans = (yes: string, no: string): string =>
  table(["Cover", "Basic", "Full"], ["Theft", yes, yes], ["Breakdown", no, yes]);

const bed = (at: number): string => `<rect x="${2 + at * 16}" y="6" width="12" height="8"/>`;
const beds = (count: number, id = "", attributes = ""): string =>
  `<svg ${id} width="90" height="20" ${attributes}>${Array.from({ length: count }, (_, at) => bed(at)).join("")}</svg>`;
const chili = (attributes = ""): string =>
  `<svg width="14" height="14" ${attributes}><path d="M2 2Q12 4 11 12Q4 10 2 2"/></svg>`;

ruleOutcomes(a11yIconUntold, {
  passed: [
    {
      what: "icons whose state stands in the next column",
      body: table(
        ["Order", "State", "In words"],
        ["17", TICK, "sent"],
        ["18", CROSS, "waiting"],
        ["19", TICK, "sent"],
      ),
    },
    {
      what: "arrows beside figures whose signs say the same",
      body: table(
        ["Share", "Trend", "Change"],
        ["Oven", TICK, "+3.2 %"],
        ["Mill", CROSS, "−1.1 %"],
        ["Farm", TICK, "+12 %"],
      ),
    },
    {
      what: "flags under no header, beside the name of the country",
      body: table(
        ["Country", "", "Visitors"],
        ["Peru", img("red"), "3"],
        ["Chad", img("blue"), "4"],
        ["Peru", img("red"), "5"],
      ),
    },
    {
      what: "two icons at each item, the same at all of them",
      style: SPRITES,
      body: `<ul>${["Rye", "Oat", "Corn"].map((name) => `<li>${name} <span><i class="st"></i></span><span><b class="st left"></b><b class="st right"></b></span></li>`).join("")}</ul>`
        .replaceAll("left", "up")
        .replaceAll("right", "up"),
    },
    {
      what: "contacts of a list with decoration",
      style: SPRITES,
      body: `<ul><li>${img("red")} Call us</li><li>${img("red")} Or call our shop</li><li>${img("blue")} Write to us</li></ul>`,
    },
  ],
  failed: [
    {
      what: "hidden drawings that compare two plans",
      body: plans(TICK, CROSS),
      at: ["main > table > tbody > tr:nth-of-type(2) > td:nth-of-type(1) > svg"],
    },
    {
      what: "sprites by class in the only column",
      style: SPRITES,
      body: table(
        ["Service", "Status"],
        ["Billing", '<span class="st up"></span>'],
        ["Meters", '<span id="it" class="st down"></span>'],
        ["Leaks", '<span class="st up"></span>'],
      ),
    },
    { what: "images without alternatives, in French", body: plans(img("green"), img("brown")) },
    {
      what: "letters of an icon font",
      style: FONT,
      body: plans('<i class="fa fa-check"></i>', '<i class="fa fa-times" aria-hidden="true"></i>'),
    },
    {
      what: "signs that are hidden from screen readers",
      body: plans('<span aria-hidden="true">✓</span>', '<span aria-hidden="true">✗</span>'),
    },
  ],
  review: [
    {
      what: "a number of places that is drawn, on each card",
      body: `<div><h3>Heron</h3><p>From £980 a week ${beds(3, 'id="it"')}</p></div><div><h3>Otter</h3><p>From £1,190 a week ${beds(5)}</p></div>`,
      at: ["#it"],
    },
    {
      what: "how hot dishes are, by like drawings, in German",
      body: `<ul><li>Linsensuppe ${chili('id="it"')}${chili()}</li><li>Curry mit Reis ${chili()}${chili()}${chili()}</li></ul>`,
      at: ["#it"],
    },
    {
      what: "marks in groups, not the same at all items",
      style: SPRITES,
      body: '<ul><li>Rye <span><i class="st up"></i><i class="st down"></i></span></li><li>Oat <span><i id="b" class="st down"></i></span></li><li>Corn</li></ul>',
    },
    {
      what: "stars on the ground of an empty element",
      style: `.etoiles{display:inline-block;height:18px;width:54px;background:url("${image("orange")}") repeat-x}`,
      body: '<p>Hôtel des Salines <span id="it" class="etoiles e3"></span></p>',
      at: ["#it"],
    },
    {
      what: "stars of an icon font",
      style: `${FONT}.fa-star::before{content:"\\f005"}`,
      body: `<p>Rye loaf</p><div><div id="it" class="star-rating">${'<i class="fa fa-star"></i>'.repeat(4)}</div></div><div><div class="star-rating">${'<i class="fa fa-star"></i>'.repeat(3)}</div></div>`,
      at: ["#it"],
    },
    {
      what: "stars that are signs in a text, one by one and together",
      body: '<p><span id="it"><i>★</i><i>★</i><i>★</i></span> Marie</p><div><b>Clara</b> <span>★★★★☆</span></div>',
      at: ["#it"],
    },
    {
      what: "stars of a hotel that are hidden from screen readers",
      body: '<h2>Hôtel des Salines <span id="it" aria-hidden="true">★★★</span></h2>',
      at: ["#it"],
    },
    { what: "one kind of icon", body: table(["Cover", "Full"], ["Theft", TICK], ["Breakdown", ""]) },
    {
      what: "marks of a state at the items of a list",
      style: SPRITES,
      body: '<ul><li><span class="st up"></span> Billing</li><li><span class="st down"></span> Meters</li><li><span class="st up"></span> Leaks</li></ul>',
    },
  ],
  notApplicable: [
    {
      what: "shapes whose number is written, that have a name, that are hidden, that stand once, or in a button",
      body: `<p>3 beds ${beds(3)}</p><p>Sleeps 5 ${beds(5)}</p><p>Heron ${beds(3, "", 'role="img" aria-label="Three beds"')}</p><p>Otter ${beds(4, "", 'aria-hidden="true"')}</p>
        <section><p>Kestrel ${beds(4)}</p></section><button>More ${beds(3)}</button><button>Menu ${beds(3)}</button>`,
    },
    {
      what: "icons beside words, a menu's three lines, dots of an ellipsis, and rules between parts",
      body: `<p>Call us ${chili()}</p><p>Write ${chili()}</p>${["One", "Two"].map((word) => `<p>${word} <svg width="20" height="20"><rect x="1" y="2" width="18" height="3"/><rect x="1" y="8" width="18" height="3"/><rect x="1" y="14" width="18" height="3"/></svg></p><p>${word} <svg width="20" height="20"><circle cx="3" cy="10" r="2"/><circle cx="10" cy="10" r="2"/><circle cx="17" cy="10" r="2"/></svg></p><div>${beds(3)}</div>`).join("")}`,
    },
    {
      what: "stars beside a figure, stars with a name, a single star and stars to choose",
      style: `${FONT}.fa-star::before{content:"\\f005"}`,
      body: `<p><span class="stars"><i class="fa fa-star"></i><i class="fa fa-star"></i></span> 2.0 of 5</p><p><span class="rating" role="img" aria-label="Two of five stars"><i class="fa fa-star"></i></span></p><p><i class="fa fa-star"></i> Featured</p><p><button aria-label="Rate"><span class="stars"><i class="fa fa-star"></i></span></button></p>`,
    },
    {
      what: "signs for stars beside a figure or a word, with a name, alone, and to choose",
      body: `<p><span>★★★★☆</span> 4.2</p><p><span>★★★</span> <span>Drei Sterne</span></p><p><span role="img" aria-label="Dos de cinco">★★</span></p><p><span>★</span> Nuevo</p><p><button aria-label="Rate"><span>★★★</span></button></p><p><span title="5 / 5"><i>★★★★★</i></span></p>`,
    },
    {
      what: "two icons at each item that are the same at all of them, and named marks",
      style: SPRITES,
      body: `<ul>${["Rye", "Oat", "Corn"].map((name) => `<li>${name} <span><i class="st up" role="img" aria-label="Gluten"></i><i class="st down" role="img" aria-label="Nuts"></i></span></li>`).join("")}<li>Rolls <span><i class="st up" role="img" aria-label="Gluten"></i></span></li></ul>`,
    },
    "<p>Bread</p>",
    { what: "icons beside words", body: plans(`${TICK} included`, `${CROSS} not included`) },
    { what: "named icons", body: plans(img("green", "included"), img("brown", "not included")) },
    {
      what: "words for screen readers alone, names and signs that are read out",
      style: ".vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}",
      body: `${plans(`${TICK}<span class="vh">included</span>`, `<span role="img" aria-label="not included">${CROSS}</span>`)}${plans("✓", "✗")}`,
    },
    {
      what: "buttons with icons, and a table for layout",
      body: `${plans(`<button aria-label="Delete">${CROSS}</button>`, `<button aria-label="Save">${TICK}</button>`)}<table role="presentation"><tr><td>${TICK}</td><td>${CROSS}</td></tr></table>`,
    },
  ],
});
