import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yIconUntold } from "./rule.ts";

const STYLE = ".row>*{display:inline-block;width:28px;height:28px;margin:4px}";
const drawn = (path: string, inner = ""): string =>
  `<svg width="28" height="28" viewBox="0 0 9 9">${inner}<path d="${path}"/></svg>`;
const [BED, BATH, CAR] = ["M0 0h9v9z", "M0 4h9v5H0z", "M4 0v9h2z"];

ruleOutcomes(a11yIconUntold, {
  passed: `<table><tr><th>Room</th><th>Sauna</th></tr><tr><td>1</td><td>${drawn(BED, "<title>Yes</title>").replace("<svg", '<svg role="img"')} yes</td></tr><tr><td>2</td><td>${drawn(BED)}<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">no</span></td></tr></table><ul><li>${drawn(BED)}</li></ul><ul><li>${drawn(BED)} Bed</li><li>${drawn(CAR)} Car</li></ul>`,
  review: {
    what: "drawings and pictures on grounds that say what a room has, told once a page",
    style: `${STYLE}.a{background:url(/a.png)}.b{background:url(/b.png)}.c{background:url(/c.png)}`,
    body: `<h2>Room 1</h2><div class="row"><span class="a" id="it"></span><span class="b"></span><span class="c"></span></div><h2>Room 2</h2><div class="row">${drawn(BED)}${drawn(BATH)}${drawn(CAR)}</div>`,
    at: ["#it"],
  },
  notApplicable: {
    what: "icons with words, in links, alike as a pattern, and with names",
    style: STYLE,
    body: `<div class="row">${drawn(BED)}${drawn(BATH)}${drawn(CAR)} <span>Bed, bath and car</span></div><div class="row"><a href="/a" aria-label="A">${drawn(BED)}</a><a href="/b" aria-label="B">${drawn(BATH)}</a><a href="/c" aria-label="C">${drawn(CAR)}</a></div><div class="row">${drawn(BED).repeat(3)}</div><div class="row">${[BED, BATH, CAR].map((path) => drawn(path, "<title>Rye</title>").replace("<svg", '<svg role="img"')).join("")}</div>`,
  },
});
