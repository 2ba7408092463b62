import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMovingContent } from "./rule.ts";

/** Parts that buttons show one at a time, in a box that holds the rest of the page as well. */
const besideParts = (rest: string): string =>
  `<div class="wrap"><h2>Prices</h2><div class="part">One loaf</div><div class="part" hidden>Ten loaves</div><button onclick="for (const part of document.querySelectorAll('.part')) part.hidden = !part.hidden">Other</button>${rest}</div>`;
/** Slides of which each is moved by itself, over the one before. */
const SWIPED =
  '<style>.view{overflow:hidden;width:300px} .line{overflow:hidden;width:1800px} .line>div{float:left;width:300px;height:100px;transition:transform .3s}</style><div class="view"><div class="line" id="said"><div><p>Gutes Brot.</p></div><div><p>Immer frisch.</p></div><div><p>Sehr freundlich.</p></div></div></div><script>let first = 0; const lay = () => [...said.children].forEach((one, at) => { one.style.marginLeft = at === 0 ? "0" : "-300px"; one.style.transform = `translateX(${[0, 300, -300][(at - first + 3) % 3]}px)`; }); lay();</script>';
/** A row seen through a frame that a script moves along. */
const ROW =
  '<style>.frame{overflow:hidden;width:300px} .row{display:flex;transition:transform .2s} .card{flex:0 0 300px;height:120px}</style><div class="frame"><div class="row" id="breads"><div class="card"><h3>Roggen</h3></div><div class="card"><h3>Hafer</h3></div><div class="card"><h3>Dinkel</h3></div></div></div><script>let at = 0; const move = () => { at = (at + 1) % 3; breads.style.transform = `translateX(-${300 * at}px)`; };</script>';
const SWIPES = "<script>let turning = setInterval(() => { first += 1; lay(); }, 2600)</script>";

ruleOutcomes(a11yMovingContent, {
  passed: [
    {
      what: "slides with a pause button in a box that also holds parts which buttons show",
      body: besideParts(
        `<div>${SWIPED}<button onclick="clearInterval(turning)">Pause</button></div>${SWIPES}`,
      ),
    },
  ],
  failed: [
    {
      what: "slides in a box that also holds parts which buttons show",
      body: besideParts(SWIPED + SWIPES),
      at: ["#said"],
    },
    {
      what: "a row that moves along in such a box",
      body: besideParts(`${ROW}<script>setInterval(move, 2500)</script>`),
      at: ["#breads"],
    },
  ],
  review: [
    {
      what: "running text in such a box that rests for those who want less motion",
      style:
        "@keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}@media(prefers-reduced-motion:reduce){.news{animation:none}}",
      body: besideParts('<p class="news">Our news: bread is cheap</p>'),
    },
  ],
  notApplicable: [
    {
      what: "slides that wait for a press in such a box",
      body: besideParts(`${SWIPED}<button onclick="first += 1; lay()">Next</button>`),
    },
    { what: "parts that buttons show", body: besideParts("<p>Baked since 1911.</p>") },
  ],
});
