import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { pictureOfWords } from "#checks/accessibility/wording/words-in-pictures.testing.ts";

import { a11yDrawingWithoutName } from "./rule.ts";

function canvasOf(id: string, lines: readonly string[]): string {
  const draw = lines.map((line, at) => `pen.fillText("${line}", 20, ${50 + at * 50});`).join(" ");
  return `<canvas id="${id}" width="400" height="180"></canvas><script>{ const pen = document.getElementById("${id}").getContext("2d"); pen.font = "26px sans-serif"; ${draw} }</script>`;
}

/** Large words in a small drawing, and what else is drawn. */
function signOf(id: string, words: string, more = ""): string {
  return `<canvas id="${id}" width="340" height="60"></canvas><script>{ const pen = document.getElementById("${id}").getContext("2d"); ${more} pen.font = "36px sans-serif"; pen.fillText("${words}", 10, 42); }</script>`;
}

const LOGOS = {
  "/logo.svg": pictureOfWords(["Marlow and Sons", "Marlow Breads"]),
  "/partner-logo.svg": pictureOfWords(["Milltown Flour", "Milltown Grain"]),
  "/loaf.svg": pictureOfWords(["Milltown Flour", "Milltown Grain"]),
};
const logo = (attributes: string, file = "logo"): string =>
  `<img src="/${file}.svg" width="500" height="160" ${attributes}>`;

const words = (list: readonly string[]): string =>
  list.map((word, at) => `<text x="${20 + at * 60}" y="195" font-size="12">${word}</text>`).join("");
/** A chart of bars with the words of its axis. */
const bars = (heights: readonly number[], labels: readonly string[], more = ""): string =>
  `<svg id="it" width="300" height="200" ${more}>${heights.map((height, at) => `<rect x="${20 + at * 60}" y="${180 - height}" width="30" height="${height}" fill="#5e1224"/>`).join("")}${words(labels)}</svg>`;
const YEARS = ["2021", "2022", "2023", "2024"];

ruleOutcomes(a11yDrawingWithoutName, {
  passed: [
    {
      what: "a bullet and a line behind texts that end in a colon, and stars beside their number",
      body: '<p>Open: <svg aria-hidden="true" width="20" height="20"><circle r="9"/></svg></p><p>Offers: <svg aria-hidden="true" width="300" height="4"><rect width="300" height="4"/></svg></p><p>Rating: <svg aria-hidden="true" width="100" height="20"><path d="M10 1l3 6 6 1z"/></svg> <span>4 of 5</span></p>',
    },
    '<canvas width="300" height="200" role="img" aria-label="Sales"></canvas>',
    {
      what: "charts with a name, with names of their bars, and beside a table of their values",
      body: [
        bars([52, 61, 58, 90], YEARS, 'role="img" aria-label="Sales rose from 52 to 90"'),
        bars([52, 61, 58, 90], YEARS).replaceAll("/><rect", "><title>52</title></rect><rect"),
        `<figure role="figure" aria-label="Sales">${bars([52, 61, 58, 90], YEARS)}</figure>`,
        `<div>${bars([52, 61, 58, 90], YEARS)}<table><tr><th>Year</th><th>Sales</th></tr><tr><td>2021</td><td>52</td></tr></table></div>`,
      ]
        .map((chart, at) => chart.replace('id="it"', `id="it-${at}"`))
        .join(""),
    },
    {
      what: "a sign with words, boxes of one height, and a drawing of two shapes",
      body: `<svg width="300" height="200"><rect x="0" y="0" width="300" height="200" fill="#eee"/>${words(["Bakery", "since", "1921"])}</svg>${bars([40, 40, 40, 40], YEARS).replace("it", "two")}<svg width="300" height="200"><circle cx="50" cy="50" r="20"/><rect x="90" y="20" width="60" height="60"/>${words(YEARS)}</svg>`,
    },
    '<svg width="16" height="16"><rect width="9" height="9"/></svg>',
    {
      what: "decoration beside questions about other things, and a picture with a text that a question is about",
      body: `<p><img src="/a.svg" alt="" width="90" height="80"> Do you like this place? What does the sign at the gate say?</p><p><img src="/b.svg" alt="A red triangle" width="90" height="80"> What does this sign mean?</p><figure><img src="/c.svg" alt="" width="90" height="80"><figcaption>What is in this picture? Two loaves.</figcaption></figure>`,
    },
    '<p>Opening hours:</p><img src="/hours.png" alt="" width="50" height="50"><span>until six</span>',
  ],
  failed: [
    {
      what: "a row of stars behind a text that ends in a colon",
      body: '<p>Our readers say: <svg id="it" aria-hidden="true" width="100" height="20"><path d="M10 1l3 6 6 1z"/></svg></p>',
      at: ["#it"],
    },
    {
      what: "logos that are hidden, and whose names nothing else on the page says",
      isKeyPage: true,
      body: `${logo('id="one" alt="Marlow logo" aria-hidden="true"')}${logo('id="two" alt=""', "partner-logo")}<p>We bake.</p>`,
      routes: LOGOS,
      at: ["#one", "#two"],
    },
    {
      what: "pictures of signs and photos that a question is about, in several languages",
      body: `<p><img id="one" src="/a.svg" alt="" width="90" height="80"> What does this sign mean? <select aria-label="Answer"><option>Road narrows</select></p>
        <div><img id="two" src="/b.svg" alt="" width="90" height="80"></div><p>Was bedeutet dieses Verkehrszeichen?</p>
        <p>Choisissez. Que voit-on sur la photo ?</p><img id="three" src="/c.svg" alt="" width="90" height="80">`,
      at: ["#one", "#two", "#three"],
    },
    {
      what: "a picture that a text announces",
      body: '<p>How we bake:</p><img src="/oven.png" alt="" width="50" height="50">',
      at: ["main > img"],
    },
    {
      what: "a chart and a notice on a canvas, which no text says",
      isKeyPage: true,
      body: `${canvasOf("chart", ["Ventas 212", "Enero 140", "Marzo 251"])}${canvasOf("notice", ["Closed from Monday", "to Thursday"])}<p>Nos chiffres</p>`,
      at: ["#chart", "#notice"],
    },
    {
      what: "two words that are all of a canvas, in English and German",
      isKeyPage: true,
      body: `${signOf("one", "Fresh bread")}${signOf("two", "Heute geschlossen")}<p>Nine to five</p>`,
      at: ["#one", "#two"],
    },
  ],
  review: [
    {
      what: "logos whose names a text, a link or another picture says, and one in a part that is hidden",
      isKeyPage: true,
      body: `<p>Bread of Marlow</p>${logo('id="one" alt=""')}<a href="/mill">${logo('alt="Milltown"', "loaf")}</a>${logo('id="two" alt=""', "partner-logo")}`,
      routes: LOGOS,
      at: ["#one", "#two"],
    },
    {
      what: "a chart whose bars have not grown yet",
      body: bars([52, 61, 58, 90], YEARS).replaceAll(/ height="(?:52|61|58|90)"/g, ' height="14"'),
      at: ["#it"],
    },
    {
      what: "a chart of bars whose words are its axis",
      body: `<h2>Vendite per annata</h2><div>${bars([52, 61, 58, 90], YEARS)}</div>`,
      at: ["#it"],
    },
    {
      what: "a chart of lying bars, in German",
      body: `<svg id="it" width="300" height="200">${[40, 160, 90].map((width, at) => `<rect x="90" y="${20 + at * 50}" width="${width}" height="20"/><text x="5" y="${35 + at * 50}">${["Bus", "Rad", "Auto"][at]}</text>`).join("")}</svg>`,
      at: ["#it"],
    },
    {
      what: "a line that rises and falls",
      body: `<svg id="it" width="300" height="200"><polyline points="10,150 90,80 170,120 290,30" fill="none" stroke="#036"/>${words(YEARS)}</svg>`,
      at: ["#it"],
    },
    {
      what: "a pie with words",
      body: `<svg id="it" width="300" height="200"><path d="M100 100L100 20A80 80 0 0 1 180 100Z" fill="#036"/><path d="M100 100L180 100A80 80 0 1 1 100 20Z" fill="#c90"/>${words(["Ja", "Nein", "Weiß nicht"])}</svg>`,
      at: ["#it"],
    },
    {
      what: "a canvas whose words a text says, and one with a single word",
      isKeyPage: true,
      body: `${canvasOf("said", ["Closed from Monday", "to Thursday"])}<p>We are closed from Monday to Thursday.</p>${canvasOf("short", ["Bread"])}`,
      at: ["#said", "#short"],
    },
    {
      what: "a canvas of one word, of two that a text says, and of two on a pattern",
      isKeyPage: true,
      body: `${signOf("one", "Welcome")}${signOf("said", "Fresh bread")}${signOf("pattern", "Night sky", "for (let at = 0; at < 60; at += 1) pen.fillRect((at * 53) % 340, (at * 29) % 60, 9, 5);")}<p>We sell fresh bread.</p>`,
      at: ["#one", "#said", "#pattern"],
    },
    {
      what: "a drawing of some size",
      body: '<canvas width="300" height="200"></canvas>',
      at: ["main > canvas"],
    },
    {
      what: "an alternative text that is hidden",
      body: '<img src="/a.png" alt="Two loaves" aria-hidden="true" width="50" height="50">',
      at: ["main > img"],
    },
    {
      what: "decoration in a file named like a chart",
      body: '<img src="/sales-chart.png" alt="" width="50" height="50">',
      at: ["main > img"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
