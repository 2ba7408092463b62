import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMovingContent } from "./rule.ts";

const frame = (inside: string): string =>
  `<!doctype html><html lang="de"><head><title>Abfahrten</title></head><body>${inside}</body></html>`;
const TURNING =
  '<p id="line">Nach Kiel um 10:00</p><script>const all = ["Nach Kiel, Gleis zwei", "Nach Husum, Gleis drei", "Nach Flensburg, Gleis eins"]; let at = 0; setInterval(() => { line.textContent = all[++at % 3]; }, 2000)</script>';
const withFrame = (inside: string): { body: string; routes: Record<string, string> } => ({
  body: '<h2>Fähren</h2><p>Seit 1911 am Hafen.</p><iframe id="it" title="Abfahrten" src="/inside.html"></iframe>',
  routes: { "/inside.html": frame(inside) },
});

ruleOutcomes(a11yMovingContent, {
  passed: {
    what: "a frame whose lines take turns beside a pause button",
    ...withFrame(`${TURNING}<button>Pause</button>`),
  },
  failed: [
    { what: "a frame whose lines take turns", ...withFrame(TURNING), at: ["#it"] },
    {
      what: "words that blink, hidden and shown again or paler and darker",
      style:
        "@keyframes off{50%{visibility:hidden}} @keyframes pale{50%{opacity:0}} #off{animation:off 1s steps(2) infinite} #pale{animation:pale .8s step-end infinite}",
      body: '<h2>Brot</h2><p id="off">Nur heute</p><p id="pale">Zum halben Preis</p><p>Seit 1911 am Hafen.</p>',
      at: ["#off", "#pale"],
    },
  ],
  review: {
    what: "a text of a frame that changes every five seconds",
    ...withFrame(TURNING.replace("2000", "5000")),
    at: ["#it"],
  },
  notApplicable: [
    {
      what: "a frame that stays as it is, and one that tells its news itself",
      body: '<p>Seit 1911 am Hafen.</p><iframe title="Karte" src="/still.html"></iframe><iframe title="Zeit" src="/log.html"></iframe>',
      routes: {
        "/still.html": frame("<p>Karte des Hafens</p>"),
        "/log.html": frame(`<div role="log">${TURNING}</div>`),
      },
    },
    {
      what: "words that blink three times",
      style: "@keyframes off{50%{visibility:hidden}} #it{animation:off 1s steps(2) 3}",
      body: '<p id="it">Nur heute</p><p>Seit 1911 am Hafen.</p>',
    },
  ],
});
