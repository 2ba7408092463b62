import { describe, expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { pictureOfWords } from "#checks/accessibility/wording/words-in-pictures.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith, type Route } from "#gather/page/site-server.testing.ts";

import { a11yImageWordsUntold } from "./rule.ts";

/** A file with shapes and text. */
const drawing =
  (inner: string): Route =>
  (_, response) => {
    response.writeHead(200, { "content-type": "image/svg+xml" });
    response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect x="30" y="40" width="9" height="60"/>${inner}</svg>`,
    );
  };
const OFFER = ["Open house on Saturday", "Free bread from ten to noon"];
const [first, second] = OFFER;
const routes = {
  "/offer.svg": pictureOfWords(OFFER),
  "/street.svg": pictureOfWords(["Harbour Street", "Bakery since 1911"], { isBusy: true }),
  "/loaves.svg": pictureOfWords([], { isBusy: true }),
  "/logo.svg": pictureOfWords(["Harbour Bakery of", "Marlow and Sons"]),
};
const DRAWINGS = {
  "/door.svg": drawing(
    '<g transform="rotate(-9 160 90)"><text x="90" y="90" font-size="22">CLOSED</text><text x="80" y="120" font-size="18">on Mondays</text></g>',
  ),
  "/visits.svg": drawing(
    ["Jan", "Feb", "Mar", "Apr"]
      .map((month, at) => `<text x="${20 + at * 70}" y="150" font-size="12">${month}</text>`)
      .join(""),
  ),
  "/plain.svg": drawing('<defs><text>Never shown at all</text></defs><circle cx="90" cy="90" r="40"/>'),
};
const RING = ["Toothache tonight? Ring our line", "01632 960999, day and night"];
const CALLS = { "/ring.svg": pictureOfWords(RING) };
const SAYS_MOST = "<p>Toothache tonight? Our line is open day and night.</p>";
const drawn = (attributes: string, file: string): string =>
  `<img src="/${file}.svg" width="320" height="160" ${attributes}>`;
const image = (attributes: string, file = "offer"): string =>
  `<img src="/${file}.svg" width="500" height="160" ${attributes}>`;
const background = (inner: string, attributes = ""): string =>
  `<div id="hero" style="width:500px;height:160px;background:url(/offer.svg);background-size:500px 160px" ${attributes}>${inner}</div>`;

ruleOutcomes(a11yImageWordsUntold, {
  passed: [
    {
      what: "a phone number that the page says in another form",
      body: `${image('alt="Our practice"', "ring")}${SAYS_MOST}<p>Ring <a href="tel:+441632960999">(01632) 960-999</a>.</p>`,
      routes: CALLS,
    },
    {
      what: "a phone number that the alternative says",
      body: image('alt="Toothache tonight? Ring 01632 960999, day and night"', "ring"),
      routes: CALLS,
    },
    {
      what: "drawings whose words the alternative or the page says, or that show none",
      body: `${drawn('alt="Geschlossen an Montagen: closed on Mondays"', "door")}${drawn('alt=""', "visits")}<p>Jan: 3, Feb: 4, Mar: 9, Apr: 2</p>${drawn('alt="A ball"', "plain")}`,
      routes: DRAWINGS,
    },
    { what: "an image whose alternative says its words", body: image(`alt="${first}: ${second}"`), routes },
    {
      what: "one that says them in other letters",
      body: image(`alt="OPEN HOUSE on Saturday, free bread from 10 to noon!"`),
      routes,
    },
    {
      what: "words that stand next to it as text",
      body: `${image('alt=""')}<p>${first}. ${second}.</p>`,
      routes,
    },
    {
      what: "words in its caption",
      body: `<figure>${image('alt="Poster"')}<figcaption>${first}, ${second}</figcaption></figure>`,
      routes,
    },
    {
      what: "a link that says them",
      body: `<a href="/open" aria-label="${OFFER.join(", ")}">${image('alt=""')}</a>`,
      routes,
    },
    {
      what: "a background whose words are there for screen readers",
      body: background(`<p style="position:absolute;left:-9999px">${first}. ${second}</p>`),
      routes,
    },
    {
      what: "real text on a background without any",
      body: `<div style="width:500px;height:160px;color:#fff;background:url(/loaves.svg);background-size:500px 160px"><h2>${first}</h2><p>${second}</p></div>`,
      routes,
    },
    {
      what: "real text of a color that nothing outweighs",
      body: `<style>#hero p#one { color: #fff !important }</style><div id="hero" style="width:500px;height:160px;background:url(/loaves.svg);background-size:500px 160px"><p id="one">${first}</p></div>`,
      routes,
    },
    {
      what: "a canvas without any alternative, which another rule tells",
      isKeyPage: true,
      body: `<canvas id="c" width="500" height="160"></canvas><script>const pen = c.getContext("2d"); pen.font = "24px sans-serif"; pen.fillText("${first}", 20, 60); pen.fillText("${second}", 20, 110);</script>`,
    },
    { what: "an image without words", body: image('alt="Loaves"', "loaves"), routes },
    { what: "a logo", body: image('alt="Harbour Bakery" class="logo"', "logo"), routes },
  ],
  failed: [
    {
      what: "an image of an offer that is called something else",
      body: image('alt="Bakery"'),
      routes,
      at: ["main > img"],
    },
    { what: "one that is marked as decoration", body: image('alt=""'), routes, at: ["main > img"] },
    { what: "a background that says it all", body: background(""), routes, at: ["#hero"] },
    {
      what: "a canvas",
      body: `<canvas id="c" width="500" height="160" role="img" aria-label="Bakery"></canvas><script>const pen = c.getContext("2d"); pen.font = "24px sans-serif"; pen.fillText("${first}", 20, 60); pen.fillText("${second}", 20, 110);</script>`,
      at: ["#c"],
    },
    {
      what: "an image in a shadow root",
      body: `<shop-offer></shop-offer><script>customElements.define("shop-offer", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = '<img src="/offer.svg" width="500" height="160" alt="Bakery">'; } });</script>`,
      routes,
    },
  ],
  review: [
    {
      what: "a sample page in a collage, with another picture over its edge",
      body: `<div style="position:relative;height:330px"><img id="it" src="/offer.svg" alt="Muster" width="500" height="160"><img src="/loaves.svg" alt="" width="500" height="160" style="position:absolute;left:460px;top:20px"></div>`,
      routes,
      at: ["#it"],
    },
    {
      what: "a phone number that stands nowhere else, among words that the page says",
      body: `${image('id="it" alt="Our practice"', "ring")}${SAYS_MOST}`,
      routes: CALLS,
      at: ["#it"],
    },
    {
      what: "a drawing whose alternative says otherwise",
      body: drawn('alt="Shop door with a sign: open every day"', "door"),
      routes: DRAWINGS,
      at: ["main > img"],
    },
    {
      what: "a chart without an alternative, whose words stand far apart",
      body: `<p>The branch had a lively spring.</p>${drawn('alt=""', "visits")}`,
      routes: DRAWINGS,
      at: ["main > img"],
    },
    { what: "a place with a sign", body: image('alt="Our house"', "street"), routes, at: ["main > img"] },
    { what: "an alternative that says a part", body: image('alt="Open house"'), routes, at: ["main > img"] },
  ],
  notApplicable: [
    "<p>Bread</p>",
    { what: "an icon", body: '<img src="/offer.svg" alt="" width="24" height="24">', routes },
  ],
});

const JAPANESE = `<!doctype html><html lang="ja"><head><title>パン屋</title></head><body><main>${image('alt="パン"')}</main></body></html>`;
const MANY = Array.from({ length: 9 }, (_, at) => `/offer-${at}.svg`);

describe("words that were not read", { timeout: LONG }, () => {
  it.each([
    [
      "other letters",
      JAPANESE,
      "We can only read Latin letters in images, and this page is written in others.",
    ],
    [
      "images far below each other",
      aPageWith(
        MANY.map(
          (src) => `<p style="height:900px"><img src="${src}" width="60" height="20" alt="Loaf"></p>`,
        ).join(""),
      ),
      "The page has more images than we read words in on one page.",
    ],
    [
      "more than we read",
      aPageWith(
        MANY.map((src) => `<img src="${src}" width="500" height="160" alt="${OFFER.join(" ")}">`).join(""),
      ),
      "The page has more images than we read words in on one page.",
    ],
  ])("are told, and no pass: %s", async (_, body, reason) => {
    const many = Object.fromEntries(MANY.map((src) => [src, pictureOfWords(OFFER)]));
    const page = await visitShown({ ...routes, ...many, "/": body }, { isKeyPage: true });
    const verdict = checkOf(a11yImageWordsUntold).evaluate(page, anEvidence({ pages: [page] }));
    expect(verdict).toEqual({ outcome: "could-not-run", reason });
  });
});
