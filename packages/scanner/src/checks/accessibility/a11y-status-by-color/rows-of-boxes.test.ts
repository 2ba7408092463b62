import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStatusByColor } from "./rule.ts";

const style = `.row{display:flex;gap:4px;flex-wrap:wrap;width:330px}.row i,.row span,.row button.seat{display:block;width:30px;height:30px;padding:0;border:0}
  .g{background:#2a9d3a}.y{background:#e0a800}.r{background:#c62828}.free{background:#9fc3e8;cursor:pointer}.gone{background:#aaa}
  .dot{display:inline-block;width:14px;height:14px;border-radius:50%}.hand{cursor:pointer}
  .grid{display:grid;grid-template-columns:80px repeat(3,90px);gap:4px}.grid div{padding:8px;background:#f3f3f3}.grid .open{background:#cdeccd;cursor:pointer}
  .days{display:grid;grid-template-columns:repeat(7,40px);gap:4px}.days>*{padding:6px;background:#e8f0e6;color:#222;border:0}.days .bk{background:#f3d6d2}td.bk{background:#f3d6d2}`;

const boxes = (names: readonly string[], tag = "i"): string =>
  names.map((name, at) => `<${tag} class="${name}"${at === 0 ? ' id="it"' : ""}></${tag}>`).join("");
const forecast = (words: string, names: readonly string[]): string =>
  `<section><p>${words}</p><div class="row">${boxes(names)}</div></section>`;

const SEATS = Array.from({ length: 24 }, (_, at) => (at % 7 === 3 ? "gone" : "free"));

const board = (one: string, two: string, around = ""): string =>
  `<div tabindex="0" ${around}><table><tr><th>Line</th><th>To</th><th>State</th></tr><tr><td>4</td><td>Hospital</td><td>${one}</td></tr><tr><td>7</td><td>Airport</td><td>${two}</td></tr></table></div>`;

const hours = (cells: readonly string[]): string =>
  `<div class="grid"><div></div><div>Mon</div><div>Tue</div><div>Wed</div><div>9:00</div>${cells.slice(0, 3).join("")}<div>11:00</div>${cells.slice(3).join("")}</div>`;
const [OPEN, NONE] = ['<div class="open"></div>', "<div>–</div>"];

/** Days of a month, some of which have a class or attributes of their own. */
const days = (taken: readonly number[], given = 'class="bk"', tag = "button", others = ""): string =>
  `<div class="days">${Array.from({ length: 21 }, (_, at) => `<${tag} ${taken.includes(at + 1) ? given : others}${at + 1 === taken[0] ? ' id="it"' : ""}>${at + 1}</${tag}>`).join("")}</div>`;

const weeks = (taken: readonly number[]): string =>
  `<table><tr><th>Mo</th><th>Di</th><th>Mi</th><th>Do</th><th>Fr</th><th>Sa</th><th>So</th></tr>${[0, 7, 14]
    .map(
      (from) =>
        `<tr>${Array.from({ length: 7 }, (_, at) => from + at + 1)
          .map(
            (day) =>
              `<td${taken.includes(day) ? ' class="bk"' : ""}${day === taken[0] ? ' id="it"' : ""}>${day}</td>`,
          )
          .join("")}</tr>`,
    )
    .join("")}</table>`;

ruleOutcomes(a11yStatusByColor, {
  passed: {
    what: "a board whose marks have words",
    style,
    body: board(
      '<span class="dot g"></span> on time',
      '<span class="dot r"></span> late',
      'role="region" aria-label="Departures"',
    ),
  },
  failed: [
    {
      what: "dots of a table in a region that scrolls and has a name",
      style,
      body: board(
        '<span class="dot g" id="it"></span>',
        '<span class="dot r"></span>',
        'role="region" aria-label="Departures"',
      ),
      at: ["#it"],
    },
    {
      what: "dots of a table that scrolls",
      style,
      body: board('<i class="dot r" id="it"></i>', '<i class="dot g"></i>'),
      at: ["#it"],
    },
    {
      what: "taken days that a text explains",
      style,
      body: `<p>Dates in pink are taken.</p>${days([5, 10, 18])}`,
      at: ["#it"],
    },
  ],
  review: [
    {
      what: "dots of a table that show a hand",
      style,
      body: board('<span class="dot hand g" id="it"></span>', '<span class="dot hand r"></span>'),
      at: ["#it"],
    },
    {
      what: "squares after words for what they show, in Portuguese",
      style,
      body: forecast("Qualidade nos próximos dias:", ["g", "y", "r"]),
      at: ["#it"],
    },
    {
      what: "two squares, in German",
      style,
      body: forecast("Schneelage heute und morgen:", ["g", "r"]),
      at: ["#it"],
    },
    {
      what: "seats of which some are taken",
      style,
      body: `<p>Choose your seats</p><div class="row">${boxes(SEATS, "span")}</div>`,
      at: ["#it"],
    },
    {
      what: "seats that are buttons, in a group with a name",
      style,
      body: `<section aria-label="Balkon"><div class="row">${boxes(
        SEATS.map((name) => `seat ${name}`),
        "button type=button",
      ).replaceAll("</button type=button>", "</button>")}</div></section>`,
      at: ["#it"],
    },
    {
      what: "free hours without words",
      style,
      body: hours([OPEN.replace("<div", '<div id="it"'), NONE, OPEN, NONE, OPEN, OPEN]),
      at: ["#it"],
    },
    {
      what: "free hours that can't be pressed, in a region with a name",
      style: `${style}.grid .open{cursor:auto}`,
      body: `<div role="region" aria-label="Vrije tijden">${hours([OPEN.replace("<div", '<div id="it"'), NONE, OPEN, NONE, OPEN, NONE])}</div>`,
      at: ["#it"],
    },
    {
      what: "days of another ground, all of which tell the same state",
      style,
      body: days([5, 10], 'class="bk" aria-pressed="false"', "button", 'aria-pressed="false"'),
      at: ["#it"],
    },
    { what: "days of a table", style, body: weeks([3, 9, 10, 18]), at: ["#it"] },
  ],
  notApplicable: [
    {
      what: "squares that have names, colors of a thing, the lights of a window, and rows after a sentence",
      style,
      body: `${forecast("Quality:", ["g", "y", "r"]).replaceAll("<i ", '<i title="Good" ')}${forecast("Available in:", ["g", "y", "r"])}${forecast("Colours:", ["g", "y", "r"])}${forecast("npm start", ["g", "y", "r"])}${forecast("We like these.", ["g", "r"])}`,
    },
    {
      what: "seats with names, of one color, as a scale, with one chosen, and in a picture with a name",
      style,
      body: `<div class="row">${boxes(SEATS).replaceAll("<i ", '<i role="img" aria-label="Seat" ')}</div><div class="row">${boxes(SEATS.map(() => "free"))}</div><div class="row">${boxes(SEATS.map((_, at) => (at < 9 ? "free" : "gone")))}</div><div class="row">${boxes(SEATS.map((_, at) => (at === 9 ? "gone" : "free")))}</div><div class="row" role="img" aria-label="Plan">${boxes(SEATS)}</div>`,
    },
    {
      what: "hours with words, cells with names, and tiles beside a text",
      style,
      body: `${hours(['<div class="open">free</div>', NONE, OPEN.replace("></", ">frei</"), NONE, NONE, NONE])}${hours([OPEN, NONE, OPEN, NONE, OPEN, OPEN]).replaceAll('class="open"', 'class="open" aria-label="free"')}<div class="grid"><div>We build quiet houses</div>${OPEN}<div>Made of wood and clay</div>${OPEN}<div>In the valley</div>${OPEN}</div>`,
    },
    {
      what: "days of a weekend, of a range, one alone, such that can't be chosen, with names, and with another text color",
      style: `${style}.days .soft{background:#f3d6d2;color:#777}`,
      body: [
        days([6, 7, 13, 14, 20, 21]),
        days([8, 9, 10, 11]),
        days([12]),
        days([5, 10], 'class="bk" disabled'),
        days([5, 10], 'class="bk" aria-pressed="true"', "button", 'aria-pressed="false"'),
        days([5, 10], 'class="bk" aria-label="taken"'),
        days([5, 10], 'class="soft"', "span"),
        weeks([6, 7, 13, 14, 20, 21]),
      ]
        .join("")
        .replaceAll(' id="it"', ""),
    },
  ],
});
