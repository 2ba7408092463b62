import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yDraggingOnly } from "./rule.ts";

/** Two pictures, one over the other, with a handle between them; `more` is what else moves it. */
const compare = (more = "", attributes = ""): string =>
  `<div><div id="both" style="position:relative;width:260px;height:100px;background:#b86"><div id="old" style="position:absolute;inset:0 auto 0 0;width:130px;background:#543"></div><div id="handle" ${attributes} style="position:absolute;top:0;bottom:0;left:126px;width:8px;background:#fff;cursor:ew-resize;touch-action:none"></div></div>${more}</div>
  <script>{ let held = false; window.put = (at) => { handle.style.left = at - 4 + "px"; old.style.width = at + "px"; if (handle.ariaValueNow) handle.ariaValueNow = at; };
  handle.onpointerdown = ({ pointerId }) => { held = true; handle.setPointerCapture(pointerId); }; handle.onpointermove = ({ clientX }) => { if (held) put(clientX - both.getBoundingClientRect().left); }; handle.onpointerup = () => { held = false; }; }</script>`;
/** A drawing that is larger than its frame, and goes along in it. */
const map = (more = ""): string =>
  `<div><div id="map" style="position:relative;width:300px;height:160px;overflow:hidden;touch-action:none"><svg id="land" width="600" height="400" style="position:absolute;left:-100px;top:-60px"><rect width="600" height="400" fill="#dec"/></svg></div>${more}</div>
  <script>{ let from = null; let left = -100; window.go = (by) => { left += by; land.style.left = left + "px"; };
  map.onpointerdown = (event) => { from = event.clientX; map.setPointerCapture(event.pointerId); }; map.onpointermove = ({ clientX }) => { if (from !== null) { go(clientX - from); from = clientX; } }; map.onpointerup = () => { from = null; }; }</script>`;

ruleOutcomes(a11yDraggingOnly, {
  passed: [
    {
      what: "a handle that keys and buttons move, and a map with buttons",
      body:
        compare(
          '<button type="button" onclick="put(90)">Move left</button><button type="button" onclick="put(170)">Move right</button>',
          'role="slider" tabindex="0" aria-label="Before and after" aria-valuemin="0" aria-valuemax="260" aria-valuenow="130"',
        ) +
        `<script>handle.onkeydown = ({ key }) => { if (key === "ArrowRight") put(Number(handle.ariaValueNow) + 20); };</script>` +
        map(
          '<button type="button" onclick="go(40)">West</button><button type="button" onclick="go(-40)">Move east</button>',
        ),
    },
  ],
  failed: [{ what: "a handle between two pictures that lie beside it", body: compare(), at: ["#handle"] }],
  review: { what: "a map whose drawing is placed in its frame", body: map(), at: ["#map"] },
  notApplicable: "<p>Bread</p>",
});
