import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMovingContent } from "./rule.ts";

const VOICES = ["Came up after the hail.", "Sweetest in years.", "Worth the wait."].map(
  (voice) => `<p>${voice}</p>`,
);
const LINES = ["Closed on Monday", "New: oat rolls", "We bake for weddings"].map(
  (line) => `<li><a href="/">${line}</a></li>`,
);
const STYLE =
  ".view{overflow:hidden;max-width:420px} .line{display:flex} .line>*{flex:0 0 100%;margin:0} .up{overflow:hidden;height:30px} .up ul{margin:0;padding:0;list-style:none} .up li{height:30px}";
const ACROSS = `<div class="view"><div class="line" id="moved">${VOICES.join("")}</div></div>`;
const UP = `<div class="up"><ul id="moved">${LINES.join("")}</ul></div>`;
/** Parts that a script of a file of its own moves, in small steps, to the next one. */
const moving = (begin: string, place: string): Record<string, string> => ({
  "/move.js": `let at = 0; const go = () => { const from = at; at = (at + 1) % 3; let step = 0; const draw = () => { step += 0.1; const now = from + (at - from) * Math.min(step, 1); moved.style.transform = ${place}; if (step < 1) requestAnimationFrame(draw); }; draw(); }; ${begin}`,
});
const ASIDE = "`translate3d(${-100 * now}%,0,0)`";
const UPWARDS = "`translateY(${-30 * now}px)`";
const script = '<p>Baked since 1911.</p><script src="/move.js"></script>';

ruleOutcomes(a11yMovingContent, {
  passed: [
    {
      what: "lines that move up beside a pause button",
      style: STYLE,
      body: `<section>${UP}<button onclick="clearInterval(going)">Pause</button></section>${script}`,
      routes: moving("var going = setInterval(go, 3500)", UPWARDS),
    },
  ],
  failed: [
    {
      what: "paragraphs that nothing calls slides, moved aside one by one",
      style: STYLE,
      body: `${ACROSS}${script}`,
      routes: moving("setInterval(go, 3500)", ASIDE),
      at: ["#moved"],
    },
    {
      what: "lines of news that move up one by one",
      style: STYLE,
      body: `${UP}${script}`,
      routes: moving("setInterval(go, 3000)", UPWARDS),
      at: ["#moved"],
    },
  ],
  notApplicable: [
    {
      what: "paragraphs moved aside when people ask for it",
      style: STYLE,
      body: `${ACROSS}<button onclick="go()">Next</button>${script}`,
      routes: moving("", ASIDE),
    },
    {
      what: "the rest of a text that a box cuts off",
      style: ".box{overflow:hidden;height:40px}",
      body: `<div class="box">${VOICES.join("")}</div><button>Read more</button>${script}`,
      routes: { "/move.js": "setInterval(() => {}, 1000)" },
    },
  ],
});
