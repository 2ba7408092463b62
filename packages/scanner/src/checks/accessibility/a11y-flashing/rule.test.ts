import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFlashing } from "./rule.ts";

const BOX = "width:600px;height:200px;background:#fff";
const animated = (frames: string, seconds: number, size = BOX): string =>
  `<style>@keyframes flash { ${frames} } #box { ${size}; animation: flash ${seconds}s step-end infinite }</style><div id="box">Today only</div>`;
const scripted = (change: string, everyMs: number): string =>
  `<div id="box" style="${BOX}">Today only</div><script>let on = false; setInterval(() => { on = !on; ${change} }, ${everyMs});</script>`;
const DARK = "0% { background: #fff } 50% { background: #300 }";
/** A button that shows a box, and hides it again. */
const opened = (seconds: number): string =>
  animated(DARK, seconds).replace(
    '<div id="box"',
    '<button onclick="box.hidden = !box.hidden">Test the light</button><div id="box" hidden',
  );

ruleOutcomes(a11yFlashing, {
  passed: [{ what: "a ground that changes three times in a second", body: animated(DARK, 0.66) }],
  failed: [
    {
      what: "a box that a press brings, and that flashes ten times a second",
      body: opened(0.1).replace("Today only", "Only today, until nine"),
      isKeyPage: true,
      at: ["#box"],
    },
    {
      what: "a box without words that a press brings, and that turns red eight times a second",
      body: opened(0.125).replace("Today only", "").replace("#300", "#d00000"),
      isKeyPage: true,
      at: ["#box"],
    },
    { what: "a ground that an animation changes", body: animated(DARK, 0.2), at: ["#box"] },
    {
      what: "a ground that a script changes",
      body: scripted('box.className = on ? "dark" : ""; box.style.background = on ? "#000" : "#fff";', 45),
      at: ["#box"],
    },
    {
      what: "a box that comes and goes",
      body: scripted('box.style.background = "#111"; box.style.visibility = on ? "hidden" : "visible";', 50),
      at: ["#box"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a box that a press brings, and that changes once in two seconds",
      body: opened(2).replace("Today only", "Only today, until nine"),
      isKeyPage: true,
    },
    { what: "a small lamp", body: animated(DARK, 0.2, "width:40px;height:40px;background:#fff") },
    {
      what: "bright colors of nearly one brightness",
      body: animated("0% { background: #fff } 50% { background: #fffbe0 }", 0.2),
    },
    {
      what: "a box that fades in once",
      body: '<style>@keyframes come { from { opacity: 0 } } #box { width: 600px; height: 200px; background: #111; animation: come 1s }</style><div id="box">Today</div>',
    },
  ],
});
