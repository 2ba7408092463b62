import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE, PLUMBLINE } from "#evidence/engine-names.ts";

import { a11yColorContrast } from "./rule.ts";

const CUT = "background-clip:text;-webkit-background-clip:text;-webkit-text-fill-color:transparent";

ruleOutcomes(a11yColorContrast, {
  passed: [
    {
      what: "letters cut out of a dark gradient, in a part of what is cut out, and of a color that nobody sees",
      style: `body{background:#fff}h2{color:#d0189e;background:linear-gradient(310deg,#4a1a86,#8a0040);${CUT}}`,
      body: "<h2>Fresh <span>bread</span></h2>",
    },
    {
      what: "large letters cut out of a gradient that is clear enough for these",
      style: `body{background:#fff}h2{font-size:40px;background:linear-gradient(310deg,#7928ca,#ff0080);${CUT}}`,
      body: "<h2>Fresh bread</h2>",
    },
  ],
  failed: [
    {
      what: "letters in a part of what is cut out of a pale gradient",
      style: `body{background:#fff}p{background:linear-gradient(90deg,#ffd54f,#ff8a80);${CUT}}`,
      body: '<p><b id="it">Fresh bread</b></p>',
      at: ["#it"],
      by: PLUMBLINE,
    },
    {
      what: "pale letters on a plain ground",
      body: '<p style="color:#aaa;background:#fff">Fresh bread</p>',
      at: ["main > p"],
      by: AXE,
    },
  ],
  review: [
    {
      what: "letters cut out of a gradient that is pale in part",
      style: `body{background:#fff}h2,b{font-size:16px;color:#cb0c9f;background:linear-gradient(310deg,#7928ca,#ff0080);${CUT}}`,
      body: '<h2 id="it">Fresh bread</h2><p><b id="bold">Every day</b></p>',
      at: ["#it", "#bold"],
      by: PLUMBLINE,
    },
    {
      what: "letters cut out of a picture",
      style: `body{background:#fff}h2{color:#aaa;background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='900' height='900' fill='%23123'/%3E%3C/svg%3E");${CUT}}`,
      body: '<h2 id="it">Fresh bread</h2>',
      at: ["#it"],
      by: PLUMBLINE,
    },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><img src="/a.png" alt="Bread" width="50" height="50"></main></body></html>',
});
