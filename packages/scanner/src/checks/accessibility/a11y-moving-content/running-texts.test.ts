import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMovingContent } from "./rule.ts";

const STYLE =
  ".ticker{overflow:hidden;white-space:nowrap;width:300px} .ticker>span{display:inline-block} .log{overflow:auto;height:60px;width:300px}";
const NEWS = "Closed on Monday. New: oat rolls. We bake for weddings. Rye is sold out until Friday.";
const scrolled = (begin: string): Record<string, string> => ({
  "/run.js": `let at = 0; const go = () => { at = (at + 4) % 200; news.scrollLeft = at; }; ${begin}`,
});
const pushed = (how: string): Record<string, string> => ({
  "/run.js": `let at = 0; const go = () => { at = (at + 4) % 200; line.style.${how} = -at + "px"; requestAnimationFrame(go); }; go();`,
});
const inShadow = (begin: string): string =>
  `<p>Baked since 1911.</p><div id="host"></div><script>const root = host.attachShadow({ mode: "open" }); root.innerHTML = "<p>Best rye in town.</p>"; const all = ["We come each Sunday.", "Ask for plum cake.", "Best rye in town."]; let at = 0; const go = () => { root.firstChild.textContent = all[at++ % 3]; }; ${begin}</script>`;
const script = '<p>Baked since 1911.</p><script src="/run.js"></script>';

ruleOutcomes(a11yMovingContent, {
  passed: [
    {
      what: "a ticker beside a button that stops it",
      style: STYLE,
      body: `<section><div class="ticker" id="news">${NEWS}</div><button onclick="clearInterval(going)">Stop the news</button></section>${script}`,
      routes: scrolled("var going = setInterval(go, 60)"),
    },
  ],
  failed: [
    {
      what: "a ticker whose box a script scrolls",
      style: STYLE,
      body: `<div class="ticker" id="news">${NEWS}</div>${script}`,
      routes: scrolled("setInterval(go, 60)"),
      at: ["#news"],
    },
    {
      what: "a ticker whose line a script pushes aside",
      style: STYLE,
      body: `<div class="ticker" id="news"><span id="line">${NEWS}</span></div>${script}`,
      routes: pushed("marginLeft"),
      at: ["#news"],
    },
    {
      what: "a list that a script scrolls line by line",
      style: STYLE,
      body: `<div class="log" id="news" tabindex="0">${`<p>${NEWS}</p>`.repeat(4)}</div>${script}`,
      routes: {
        "/run.js": "let at = 0; setInterval(() => { at = (at + 20) % 120; news.scrollTop = at; }, 1200);",
      },
      at: ["#news"],
    },
    { what: "words that take turns in a shadow root", body: inShadow("setInterval(go, 900)") },
  ],
  notApplicable: [
    { what: "words in a shadow root that came late", body: inShadow("setTimeout(go, 400)") },
    {
      what: "a box that is scrolled once to its end",
      style: STYLE,
      body: `<div class="log" id="news" tabindex="0">${`<p>${NEWS}</p>`.repeat(4)}</div>${script}`,
      routes: { "/run.js": "setTimeout(() => { news.scrollTop = 400; }, 300); setInterval(() => {}, 1000);" },
    },
    {
      what: "a box that is scrolled as people type",
      style: STYLE,
      body: `<label>Town <input oninput="go()"></label><div class="ticker" id="news">${NEWS}</div>${script}`,
      routes: scrolled("setInterval(() => {}, 500);"),
    },
    {
      what: "a log that scrolls along with what comes",
      style: STYLE,
      body: `<div class="log" id="news" role="log" aria-label="News" tabindex="0">${`<p>${NEWS}</p>`.repeat(4)}</div>${script}`,
      routes: {
        "/run.js": "let at = 0; setInterval(() => { at = (at + 20) % 120; news.scrollTop = at; }, 900);",
      },
    },
  ],
});
