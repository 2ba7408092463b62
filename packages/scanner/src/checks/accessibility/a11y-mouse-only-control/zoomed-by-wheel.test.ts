import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const MAP =
  '<svg id="map" width="300" height="160" role="img" aria-label="Map of the fells"><path d="M0 0L300 160" stroke="#333"/></svg>';
/** A picture in a box in which the wheel zooms, and what else stands with it. */
const zoomed = (picture: string, more = "", script = ""): string =>
  `<section><h2>Walks</h2><div id="box" style="width:300px;height:160px;overflow:hidden">${picture}</div>${more}</section>
  <script>let size = 1; const zoom = (by) => { size = Math.min(4, Math.max(1, size * by)); box.firstElementChild.style.transform = "scale(" + size + ")"; };
  box.addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY < 0 ? 1.2 : 0.8); }, { passive: false }); ${script}</script>`;
const DRAWN = `<section><h2>Reichweite</h2><canvas id="it" width="300" height="160" role="img" aria-label="Karte"></canvas></section>
  <script>const pen = it.getContext("2d"); let size = 40; const draw = () => { pen.clearRect(0, 0, 300, 160); pen.fillRect(20, 20, size, size); }; draw();
  it.onwheel = (event) => { event.preventDefault(); size *= event.deltaY < 0 ? 1.2 : 0.8; draw(); };</script>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: {
    what: "a map that a key zooms, too",
    body: zoomed(MAP, "", 'addEventListener("keydown", ({ key }) => { if (key === "+") zoom(1.2); });'),
  },
  failed: [
    {
      what: "a map that only the wheel zooms, beside other parts with buttons",
      body: `${zoomed(MAP)}<section><h2>Other walks</h2><button type="button">Share</button></section>`,
      at: ["#box"],
    },
    {
      what: "a picture that only the wheel enlarges",
      body: zoomed(
        '<img alt="Obraz řeky" width="300" height="160" src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=">',
      ),
      at: ["#box"],
    },
    { what: "a drawing that only the wheel zooms", body: DRAWN, at: ["#it"] },
  ],
  notApplicable: [
    { what: "a map with buttons that zoom", body: zoomed(MAP, "<button onclick=zoom(1.2)>In</button>") },
    {
      what: "a map with a slider elsewhere, called after what it does",
      body: `${zoomed(MAP)}<p><label>Zoom <input type="range" min="1" max="4" oninput="zoom(2)"></label></p>`,
    },
    {
      what: "a map that grows under the pointer and a drawing that moves by itself, both with a wheel that is only heard",
      body: `<style>#map:hover{transform:scale(1.5);transition:transform .2s}</style><section><div id="box" style="width:300px">${MAP}</div></section><script>box.onwheel = () => {};</script>
        <section><canvas id="it" width="300" height="160" role="img" aria-label="Wind"></canvas></section><script>const pen = it.getContext("2d"); let at = 0; setInterval(() => { at += 1; pen.fillRect(at, at, 9, 9); }, 50); it.onwheel = () => {};</script>`,
    },
  ],
});
