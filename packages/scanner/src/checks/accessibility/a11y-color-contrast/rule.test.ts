import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

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
      what: "a text that a box cuts off",
      body: '<div style="overflow:hidden;width:300px;height:60px;position:relative"><p style="color:#aaa;background:#fff;position:absolute;left:300px">Bread baked this very morning</p></div>',
    },
    {
      what: "the half of a switch that is not shown",
      body: '<div style="overflow:hidden;width:50px"><div style="width:100px;margin-left:-50px;display:flex"><span style="flex:0 0 50px;background:#7f8c9a;color:#a8b2bd">On</span><span style="flex:0 0 50px;background:#000;color:#fff">Off</span></div></div>',
    },
    {
      what: "such a half whose padding is shown behind the knob",
      body: '<div style="overflow:hidden;width:80px"><div style="width:130px;margin-left:-50px;display:flex"><span style="box-sizing:border-box;flex:0 0 65px;padding-right:25px;background:#7f8c9a;color:#a8b2bd">On</span><span style="flex:0 0 65px;background:#000;color:#fff">Off</span></div></div>',
    },
    {
      what: "a list that is folded to no height",
      body: '<div style="overflow:hidden;height:0"><p style="color:#aaa;background:#fff">Bread baked this very morning</p></div>',
    },
    {
      what: "text in a control that cannot be used",
      body: '<button disabled style="color:#ccc;background:#fff">Order</button>',
    },
    {
      what: "a link that stays dark under the pointer",
      body: '<style>.card { color: #123; background: #eef } .card:hover { color: #fff; background: #123 }</style><a class="card" href="/rye">Rye bread</a>',
    },
    {
      what: "white words over a layer that slides in under the pointer",
      body: '<style>.fill { position: relative; color: #123; z-index: 0 } .fill::before { content: ""; position: absolute; inset: 0; z-index: -1; transform: scaleX(0); background: #123 } .fill:hover { color: #fff } .fill:hover::before { transform: none }</style><a class="fill" href="/rye">Rye bread</a>',
    },
    {
      what: "such a layer that is there under the pointer alone",
      body: '<style>.fill { position: relative; color: #123; z-index: 0 } .fill:hover { color: #fff } .fill:hover::after { content: ""; position: absolute; inset: 0; z-index: -1; background: #123 }</style><a class="fill" href="/rye">Rye bread</a>',
    },
    {
      what: "a button whose light text comes with a dark background from its item",
      body: '<style>li a { color: #123 } li:hover { background: #123 } li:hover a { color: #fff }</style><ul><li><a href="/rye">Rye bread</a></li></ul>',
    },
    {
      what: "colors that a later rule puts right",
      body: '<style>.card:hover { color: #9fb4d8 } main .card:hover { color: #123 }</style><p><a class="card" style="background:#eef" href="/rye">Rye bread</a></p>',
    },
    {
      what: "a button that cannot be used, under the pointer",
      body: "<style>button:hover { color: #ddd; background: #fff }</style><button disabled>Order</button>",
    },
  ],
  failed: [
    {
      what: "a text that fades under the pointer",
      body: '<style>.card { color: #123; background: #eef; transition: color 2s } .card:hover { color: #9fb4d8 }</style><a class="card" href="/rye">Rye bread</a>',
      at: ["a.card"],
    },
    {
      what: "a text whose background turns pale under the pointer, by a variable",
      body: '<style>.go { --back: #123; color: #fff; background: var(--back) } .go:is(:hover, :active) { --back: #cde }</style><button class="go">Order</button>',
      at: ["button.go"],
    },
    {
      what: "a text in an item that turns pale, two of one look told once",
      body: '<style>li:hover > a { color: #bbb; background: #fff }</style><ul><li><a href="/rye">Rye bread</a></li><li><a href="/spelt">Spelt bread</a></li></ul>',
      at: ["main > ul > li:nth-of-type(1) > a"],
    },
    {
      what: "a button that is pale while it has the focus",
      body: '<style>.q { background: #246; color: #fff } .q:focus { background: #ffe08a; outline: 3px solid #000 }</style><button class="q">Book now</button>',
      at: ["button.q"],
    },
    {
      what: "a link that is pale in the part that has the focus",
      body: '<style>.box { background: #fff } .box:focus-within a { color: #ccc }</style><div class="box"><a href="/rye">Rye bread</a></div>',
      at: ["div.box > a"],
    },
    { body: '<p style="color:#aaa;background:#fff">Bread</p>', by: AXE },
    {
      what: "a text that a box cuts off in part",
      body: '<div style="overflow:hidden;width:300px;height:60px;position:relative"><p style="color:#aaa;background:#fff;position:absolute;left:200px">Bread baked this very morning</p></div>',
      by: AXE,
    },
    {
      what: "a text that people can scroll to",
      body: '<div tabindex="0" style="overflow:auto;height:60px"><div style="height:200px"></div><p style="color:#aaa;background:#fff">Bread baked this very morning</p></div>',
      by: AXE,
    },
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
      what: "a text behind a layer that a key has opened",
      by: AXE,
      body: '<p style="color:#fff;background:linear-gradient(90deg,#000,#333)">Bread baked this very morning</p><div id="layer" hidden style="position:fixed;inset:0;background:rgba(255,255,255,.9)">Search</div><script>addEventListener("keydown", (event) => { if (event.key === "n") layer.hidden = false; })</script>',
    },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><img src="/a.png" alt="Bread" width="50" height="50"></main></body></html>',
});
