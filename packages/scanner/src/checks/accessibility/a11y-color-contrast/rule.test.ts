import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yColorContrast } from "./rule.ts";

ruleOutcomes(a11yColorContrast, {
  passed: [
    "<p>Bread</p>",
    ...[
      ["0%{opacity:1}50%{opacity:.1}", ""],
      ["from{opacity:0}to{opacity:1}", ""],
      ["0%,100%{opacity:.2}50%{opacity:1}", "alternate"],
      ["from{opacity:1}to{opacity:.1}", "alternate-reverse"],
      ["from{opacity:.1}to{opacity:1}", "reverse"],
    ].map(([frames = "", direction = ""]) => ({
      what: `a dark text that fades for ever, by ${frames} ${direction}`,
      body: `<style>@keyframes fade{${frames}} p{animation:fade 2s linear infinite ${direction}}</style><p>Bread baked this very morning</p>`,
    })),
    {
      what: "arrows and crosses in controls that stand out as pictures need to",
      body: '<p>Bread</p><button style="color:#808080;background:#fff;border:0">▾</button><button style="background:#fff;border:0;color:#000">Sort <span aria-hidden="true" style="color:#8a8a8a">▴</span></button><a href="/a" style="color:#888">✕</a>',
    },
    {
      what: "white text on a dark picture",
      body: '<p style="color:#fff;background:linear-gradient(90deg,#000,#333);width:300px">Bread baked this very morning</p>',
    },
    {
      what: "white text on a dark picture that only the pixels show to be behind it",
      body: '<style>.hero { height: 200px; background: linear-gradient(#111, #333) } .head { position: relative } nav { position: absolute; top: 40px; left: 40px } nav a { color: #fff; text-decoration: none }</style><div class="head"><nav><a href="/">Loaves of rye</a></nav><div class="hero"></div></div>',
    },
    {
      what: "words of a style sheet on a dark background of their own, behind a picture, or not drawn",
      body: '<style>.a::after { content: "Only three left"; color: #fff; background: #123 } .b { background: linear-gradient(#ccc, #ddd) } .b::before { content: "Only three left"; color: #ccc } .c::before { content: "Only three left"; color: #ccc; display: none }</style><p class="a">Rye</p><div class="b"></div><p class="c">Oat</p>',
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
      what: "an empty field in which one can read what one types",
      body: '<label for="it">Name</label><input id="it" style="color:#222;background:#fff"><label for="note">Note</label><textarea id="note"></textarea>',
    },
    {
      what: "a button that its class and the pointer tell to be switched off",
      body: '<button class="btn disabled" style="pointer-events:none;color:#ccc;background:#fff">Order</button>',
    },
    {
      what: "a button whose class and pointer say that it does nothing",
      body: '<button class="btn disabled" tabindex="-1" style="cursor:not-allowed;color:#999;background:#fff"><span>Order rye bread</span></button>',
    },
    {
      what: "such a link in a list of pages",
      body: '<ul><li class="page-item is-disabled"><a style="pointer-events:none;color:#ccc;background:#fff"><span>Earlier</span></a></li></ul>',
    },
    {
      what: "text in a control that cannot be used",
      body: '<button disabled style="color:#ccc;background:#fff">Order</button>',
    },
  ],
  failed: [
    {
      what: "a pale text that fades for ever",
      body: '<style>@keyframes fade{50%{opacity:0}} p{animation:fade 2s infinite}</style><p style="color:#aaa;background:#fff">Bread</p>',
      by: AXE,
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
    {
      what: "a button that is only called disabled",
      body: '<button class="disabled" style="color:#ccc;background:#fff">Order</button>',
      by: AXE,
    },
    {
      what: "a text that the pointer goes through",
      body: '<p class="disabled" style="pointer-events:none;color:#ccc;background:#fff">Sold out</p>',
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
      what: "pale words that a style sheet adds",
      body: '<style>#it::after { content: " Only three left today"; color: #c9c9c9 }</style><p id="it">Rye bread.</p>',
      at: ["#it"],
    },
    {
      what: "pale words of a style sheet on their own background",
      body: '<style>#it::before { content: "New this week"; color: #fff; background: #fc6 }</style><p id="it"><a href="/rye">Rye bread</a></p>',
      at: ["#it"],
    },
    {
      what: "a pale hint in a field in which one can read what one types",
      body: '<style>input { color: #222; background: #fff } input::placeholder { color: #ccc }</style><input aria-label="Name" placeholder="Your name">',
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
      what: "a sign in a control that hardly stands out",
      by: AXE,
      body: '<button style="color:#bbb;background:#fff;border:0">▾</button>',
    },
    {
      what: "an empty field in which one can hardly read what one types",
      by: AXE,
      body: '<label for="it">Name</label><input id="it" style="color:#bbb;background:#fff">',
    },
    {
      what: "a text behind a layer that a key has opened",
      by: AXE,
      // Looked at as a whole, for the key is pressed for another rule.
      isKeyPage: false,
      body: '<p style="color:#fff;background:linear-gradient(90deg,#000,#333)">Bread baked this very morning</p><div id="layer" hidden style="position:fixed;inset:0;background:rgba(255,255,255,.9)">Search</div><script>addEventListener("keydown", (event) => { if (event.key === "n") layer.hidden = false; })</script>',
    },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><img src="/a.png" alt="Bread" width="50" height="50"></main></body></html>',
});
