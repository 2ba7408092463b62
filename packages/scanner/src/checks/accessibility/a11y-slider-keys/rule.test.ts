import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11ySliderKeys } from "./rule.ts";

const STYLE =
  ".way{position:relative;width:200px;height:24px;background:#ccc}.way>*{position:absolute;width:24px;height:24px;background:#123}";
const slider = (keys: string, attributes = 'tabindex="0"', now = 5): string =>
  `<div class="way"><div id="one" role="slider" aria-label="Loaves" aria-valuemin="0" aria-valuemax="10" aria-valuenow="${now}" ${attributes} style="left:${now * 20}px"></div></div>
  <script>let now = ${now}; const set = (value, tell = true) => { now = Math.max(0, Math.min(10, value)); one.style.left = now * 20 + "px"; if (tell) one.setAttribute("aria-valuenow", now); };
  one.parentElement.onclick = ({ offsetX, target }) => { if (target !== one) set(Math.round(offsetX / 20)); };
  one.onkeydown = ({ key }) => { ${keys} };</script>`;

ruleOutcomes(a11ySliderKeys, {
  passed: [
    {
      what: "a slider that two arrow keys move",
      style: STYLE,
      body: slider('if (key === "ArrowRight") set(now + 1); if (key === "ArrowLeft") set(now - 1);'),
    },
    {
      what: "a slider at its end, which only the way back moves",
      style: STYLE,
      body: slider(
        'if (key === "ArrowUp") set(now + 1); if (key === "ArrowDown") set(now - 1);',
        'tabindex="0"',
        10,
      ),
    },
    {
      what: "a stepper whose words tell the value",
      body: '<div id="one" role="spinbutton" tabindex="0" aria-label="Size" aria-valuetext="small">small</div><script>one.onkeydown = ({ key }) => { if (key.startsWith("Arrow")) { one.ariaValueText = one.textContent = key === "ArrowUp" ? "large" : "small"; } };</script>',
    },
  ],
  failed: [
    {
      what: "a slider that moves and still tells its old value",
      style: STYLE,
      body: slider(
        'if (key === "ArrowRight") set(now + 1, false); if (key === "ArrowLeft") set(now - 1, false);',
      ),
      at: ["#one"],
    },
    { what: "a slider that no key moves", style: STYLE, body: slider(""), at: ["#one"] },
    {
      what: "a slider that hears Home and End alone",
      style: STYLE,
      body: slider('if (key === "Home") set(0); if (key === "End") set(10);'),
      at: ["#one"],
    },
  ],
  review: [
    {
      what: "a slider that moves, and whose value is read out elsewhere",
      style: STYLE,
      body: `<p id="told" role="status"></p>${slider('if (key === "ArrowRight") set(now + 1, false); if (key === "ArrowLeft") set(now - 1, false); told.textContent = now + " Brote";')}`,
      at: ["#one"],
    },
    {
      what: "a slider without a value that moves",
      style: STYLE,
      body: slider(
        'if (key === "ArrowRight") set(now + 1, false); if (key === "ArrowLeft") set(now - 1, false);',
      ).replace('aria-valuenow="5"', ""),
      at: ["#one"],
    },
  ],
  notApplicable: [
    '<label>Loaves <input type="range"></label>',
    {
      what: "a slider that cannot be changed now, and one of a single value",
      style: STYLE,
      body: `${slider("", 'tabindex="0" aria-disabled="true"')}<div role="slider" tabindex="0" aria-label="Rest" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0">0</div>`,
    },
  ],
});
