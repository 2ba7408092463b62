import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

/** Five stars drawn in one box, of which the pointer fills as many as it stands over. */
const STARS = (rest = "", more = ""): string =>
  `<p>Rate the bread</p><div><div id="it" ${rest} style="width:150px;height:30px;background:#ddd"><div id="full" style="height:30px;width:0;background:#a60"></div></div>${more}</div>
  <script>let set = 0; const draw = (stars) => { full.style.width = stars * 30 + "px"; };
  const at = ({ clientX }) => Math.ceil((clientX - it.getBoundingClientRect().left) / 30);
  it.addEventListener("mousemove", (event) => draw(at(event))); it.addEventListener("mouseleave", () => draw(set));
  it.addEventListener("click", (event) => { set = at(event); draw(set); });</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: {
    what: "stars that the arrow keys set, too",
    body: `${STARS('role="slider" tabindex="0" aria-label="Stars" aria-valuemin="0" aria-valuemax="5" aria-valuenow="0"')}<script>it.onkeydown = ({ key }) => { if (key === "ArrowRight") { set += 1; draw(set); it.ariaValueNow = set; } };</script><button onclick="this.textContent = 'Ordered'">Order</button>`,
  },
  failed: [
    { what: "stars in one box that the pointer fills", body: STARS(), at: ["#it"] },
    {
      what: "a track whose mark goes where the pointer was let go",
      body: `<p>Kruste</p><span id="it" style="display:block;width:200px;height:16px;background:#ccc"></span>
      <script>it.addEventListener("mousemove", ({ offsetX }) => { it.dataset.at = Math.round(offsetX / 20); }); it.addEventListener("mouseleave", () => { it.dataset.at = it.dataset.set ?? ""; }); it.addEventListener("click", ({ offsetX }) => { it.dataset.set = Math.round(offsetX / 20); });</script>`,
      at: ["#it"],
    },
    {
      what: "the track of a player that only clicks move, between a button that plays and one for the volume",
      body: `<div role="group" aria-label="Spiller"><button type="button" id="play">Spill av</button><div id="it" style="width:200px;height:12px;background:#ccc;cursor:pointer"><div id="full" style="width:10%;height:12px;background:#a60"></div></div><div role="slider" tabindex="0" aria-label="Volum" aria-valuenow="5" aria-valuemin="0" aria-valuemax="9" style="width:60px;height:12px;background:#aaa"></div></div>
      <script>it.onclick = ({ clientX }) => { const { left, width } = it.getBoundingClientRect(); full.style.width = ((clientX - left) / width) * 100 + "%"; };</script>`,
      at: ["#it"],
    },
  ],
  review: {
    what: "stars with a list beside them",
    body: STARS("", '<select aria-label="Stars"><option>1</option><option>5</option></select>'),
    at: ["#it"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a box that counts clicks for itself, and one that the pointer only colors",
      body: `<div id="count" style="width:150px;height:30px;background:#ddd"></div><div id="glow" style="width:150px;height:30px;background:#eee"></div>
      <script>let clicks = 0; count.addEventListener("click", () => { clicks += 1; count.dataset.clicks = clicks; }); glow.addEventListener("click", () => {}); glow.addEventListener("mousemove", ({ offsetX }) => { glow.dataset.at = offsetX; });</script>`,
    },
  ],
});
