import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ALFA, AXE } from "#evidence/engine-names.ts";

import { a11yColorContrast } from "./rule.ts";

ruleOutcomes(a11yColorContrast, {
  passed: [
    "<p>Bread</p>",
    {
      what: "white text on a dark picture",
      body: '<p style="color:#fff;background:linear-gradient(90deg,#000,#333);width:300px">Bread baked this very morning</p>',
    },
    {
      what: "white text on a dark picture that only the pixels show to be behind it",
      body: '<style>.hero { height: 200px; background: linear-gradient(#111, #333) } .head { position: relative } nav { position: absolute; top: 40px; left: 40px } nav a { color: #fff; text-decoration: none }</style><div class="head"><nav><a href="/">Loaves of rye</a></nav><div class="hero"></div></div>',
    },
    {
      what: "hints that are not to be seen",
      body: '<style>input::placeholder { color: transparent } textarea::placeholder { opacity: 0 }</style><input aria-label="Name" placeholder="Ann"><textarea aria-label="Note" placeholder="None"></textarea>',
    },
    {
      what: "white text on a dark picture far down the page",
      body: '<div style="height:3000px"></div><p style="color:#fff;background:linear-gradient(90deg,#000,#333);width:300px">Bread baked this very morning</p>',
    },
    {
      what: "text in a part that cannot be used",
      body: '<div inert><p style="color:#aaa;background:#fff">Order bread for tomorrow</p></div>',
    },
    {
      what: "marks that say nothing",
      body: '<p style="color:#e8e8e8;background:#fff">~ ~ ~ ~</p><p>Bread <span style="color:#ddd">•</span> Rolls</p>',
    },
    {
      what: "text in a control that cannot be used",
      body: '<button disabled style="color:#ccc;background:#fff">Order</button>',
    },
  ],
  failed: [
    { body: '<p style="color:#aaa;background:#fff">Bread</p>', by: AXE },
    { what: "a price", body: '<p style="color:#aaa;background:#fff">$ 4</p>', by: AXE },
    {
      what: "a sign to press",
      body: '<button style="color:#ccc;background:#fff" aria-label="Close">×××</button>',
      by: AXE,
    },
    {
      body: '<style>input::placeholder { color: #ccc }</style><input aria-label="Name" placeholder="Your name">',
      at: ["main > input"],
    },
    {
      what: "dark text that runs into the dark part of a gradient",
      body: '<p style="color:#222;background:linear-gradient(90deg,#fff,#fff 40%,#000 60%,#000);width:300px">Bread baked this very morning</p>',
      at: ["main > p"],
    },
    {
      what: "such a text far down the page",
      body: '<div style="height:3000px"></div><p style="color:#222;background:linear-gradient(90deg,#000,#333);width:300px">Bread baked this very morning</p>',
      at: ["main > p"],
    },
  ],
  review: [
    {
      what: "a text that a box cuts off",
      by: ALFA,
      body: '<div style="overflow:hidden;width:300px;height:60px;position:relative"><p style="color:#fff;background:linear-gradient(90deg,#000,#333);position:absolute;left:300px">Bread baked this very morning</p></div>',
    },
    {
      what: "a text behind a layer that a key has opened",
      by: AXE,
      body: '<p style="color:#fff;background:linear-gradient(90deg,#000,#333)">Bread baked this very morning</p><div id="layer" hidden style="position:fixed;inset:0;background:rgba(255,255,255,.9)">Search</div><script>addEventListener("keydown", (event) => { if (event.key === "n") layer.hidden = false; })</script>',
    },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><img src="/a.png" alt="Bread" width="50" height="50"></main></body></html>',
});
