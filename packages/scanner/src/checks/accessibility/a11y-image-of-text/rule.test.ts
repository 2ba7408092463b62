import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { pictureOfWords } from "#checks/accessibility/wording/words-in-pictures.testing.ts";

import { a11yImageOfText } from "./rule.ts";

const routes = {
  "/sale.svg": pictureOfWords(["Summer sale on all loaves", "Only until the last Sunday"]),
  "/short.svg": pictureOfWords(["Fresh bread daily"]),
  "/scene.svg": pictureOfWords(["Summer sale on all", "Only until Sunday now"], { isBusy: true }),
  "/open.svg": pictureOfWords(["We go to bed", "at 10 on May 12"]),
  "/call.svg": pictureOfWords(["Call us today"]),
  "/order.svg": pictureOfWords(["Order now"]),
  "/karte.svg": pictureOfWords(["Brot des Monats im Juli", "Roggen mit etwas Honig"]),
  "/carta.svg": pictureOfWords(["Pane fresco tutti i giorni", "con la farina del mulino"]),
};
const image = (file: string, attributes = ""): string =>
  `<img src="/${file}.svg" width="500" height="160" alt="Summer sale on all loaves, only until the last Sunday" ${attributes}>`;

ruleOutcomes(a11yImageOfText, {
  passed: [
    {
      what: "short words that nothing else says",
      body: '<img src="/open.svg" width="500" height="160" alt="Notice">',
      routes,
    },
    { what: "a scene with words in it", body: image("scene"), routes },
    { what: "a logo", body: image("sale", 'class="site-logo"'), routes },
    {
      what: "the name of a company, by itself and with what it is",
      body: '<img src="/name.svg" width="500" height="160" alt="Harbour Mill"><img src="/name.svg" width="500" height="160" alt="Harbour Mill, a bakery">',
      routes: { "/name.svg": pictureOfWords(["Harbour Mill"]) },
    },
    { what: "a screenshot", body: image("sale", 'id="screenshot-2"'), routes },
    `<img alt="Bakery" class="logo" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Bakery</text></svg>">`,
    {
      what: "a chart with words",
      body: `<img alt="Loaves sold: 40 rye, 60 oat" width="90" height="60" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><path d='M0 50H90'/><rect y='10' width='20' height='40'/><rect x='40' y='0' width='20' height='50'/><text y='58'>Rye 40</text><text x='40' y='58'>Oat 60</text></svg>">`,
    },
  ],
  failed: [
    {
      what: "short words that the alternative says as well",
      body: '<img src="/open.svg" width="500" height="160" alt="We go to bed at 10 on May 12">',
      routes,
      at: ["main > img"],
    },
    {
      what: "a banner in German beside another one",
      body: `<div style="display:flex"><img src="/karte.svg" id="it" alt="Aktion" width="500" height="160"><img src="/scene.svg" alt="" width="500" height="160"></div>`,
      routes,
      at: ["#it"],
    },
    { what: "a sentence as an image", body: image("sale"), routes, at: ["main > img"] },
    {
      what: "two sentences with room around them",
      body: `<style>#it { object-fit: none; background: #246 }</style><img id="it" src="/notice.svg" width="680" height="420" alt="Notice">`,
      routes: {
        "/notice.svg": pictureOfWords([
          "Our shop stays closed until Monday",
          "We are back with fresh bread then",
        ]),
      },
      at: ["#it"],
    },
    {
      what: "a button that is an image of its words",
      body: '<button type="button"><img src="/order.svg" width="500" height="160" alt="Order now"></button>',
      routes,
    },
    {
      what: "an image button of pixels",
      body: '<form action="/o"><input type="image" src="/order.svg" width="500" height="160" alt="Order now"></form>',
      routes,
    },
    {
      what: "a sentence drawn on a canvas",
      body: `<canvas id="c" width="500" height="160" role="img" aria-label="Summer sale on all loaves until Sunday"></canvas><script>const pen = c.getContext("2d"); pen.font = "24px serif"; pen.fillText("Summer sale on all loaves", 20, 60); pen.fillText("until Sunday", 20, 110);</script>`,
      at: ["#c"],
    },
    {
      body: `<img alt="Opening hours" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><text y='20'>Opening hours</text></svg>">`,
      at: ["main > img"],
    },
    {
      what: "words in a frame",
      body: `<img alt="Order now" width="90" height="30" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='30'><rect width='90' height='30' fill='tan'/><text y='20'>Order now</text></svg>">`,
      at: ["main > img"],
    },
  ],
  review: [
    {
      what: "a few words, one of them short, that the alternative says",
      body: '<img src="/call.svg" width="500" height="160" alt="Call us today">',
      routes,
    },
    {
      what: "a sample card that lies over another picture in a collage",
      body: `<div style="position:relative;height:330px"><img src="/scene.svg" alt="" width="500" height="160"><img id="it" src="/karte.svg" alt="Beispielkarte" width="500" height="160" style="position:absolute;left:30px;top:120px"></div>`,
      routes,
      at: ["#it"],
    },
    {
      what: "a card of which another picture covers an edge",
      body: `<div style="position:relative;height:330px"><img id="it" src="/carta.svg" alt="Esempio" width="500" height="160"><img src="/scene.svg" alt="" width="500" height="160" style="position:absolute;left:460px;top:20px"></div>`,
      routes,
      at: ["#it"],
    },
    {
      what: "a page that is shown so small that its words are part of the picture",
      body: `<img id="it" src="/sale.svg" width="180" height="58" alt="Our newsletter">`,
      routes,
      at: ["#it"],
    },
    {
      what: "some lines in a large picture of little else",
      body: `<style>#it { object-fit: none; background: #246 }</style><img id="it" src="/sale.svg" width="620" height="500" alt="Our newsletter">`,
      routes,
      at: ["#it"],
    },
    {
      what: "a line of which only the longer words can be read, and all of it is the text alternative",
      body: '<img id="it" src="/days.svg#svgView(viewBox(0,0,320,130))" width="320" height="130" alt="Harbour 5 – 9, market 6 – 8">',
      routes: { "/days.svg": pictureOfWords(["Harbour 5 – 9", "Market 6 – 8"]) },
      at: ["#it"],
    },
    {
      what: "few words as an image",
      body: '<img src="/short.svg" width="500" height="160" alt="Fresh bread daily">',
      routes,
    },
    {
      what: "a sentence as an image that stands there as text, too",
      body: `${image("sale")}<p>Summer sale on all loaves. Only until the last Sunday.</p>`,
      routes,
    },
    '<input type="image" src="/search.gif" alt="Search" width="50" height="50">',
  ],
  notApplicable: "<p>Bread</p>",
});
