import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yColorContrast } from "./rule.ts";

function logoPage(body: string): string {
  return `<!doctype html><html lang="en"><head><title>Opening times – Honeycomb Café</title></head><body style="background:#fff">${body}</body></html>`;
}

ruleOutcomes(a11yColorContrast, {
  passed: [
    {
      what: "months that cannot be chosen any more, and are called so",
      body: `<table style="background:#fff"><tr>${["Jan", "Feb", "Mar"].map((name, at) => `<td class="${at < 2 ? "dp_disabled" : ""}" style="color:${at < 2 ? "#bbb" : "#222"}">${name}</td>`).join("")}</tr></table>`,
    },
    {
      what: "days of a month that are over, and are called so",
      body: `<table style="background:#fff"><tr>${Array.from({ length: 30 }, (_, at) => `<td class="${at < 20 ? "day_disabled" : "day"}" style="color:${at < 20 ? "#bbb" : "#222"}"><div>${at + 1}</div></td>`).join("")}</tr></table>`,
    },
    {
      what: "hints over the ground of what lies behind their fields: a field that shows the rest of a word, and a drawn box",
      body: '<style>body { background: #dde } .box { position: relative; width: 240px; height: 40px } .box input { width: 240px; height: 40px; border: 0; padding: 0; box-sizing: border-box } .box .over { position: relative; background: transparent; color: #222 } .box .over::placeholder { color: #757575 } .hint, .ground { position: absolute; inset: 0; background: #fff }</style><div class="box"><input class="hint" readonly tabindex="-1" aria-hidden="true" aria-label="Rest of the word"><input class="over" aria-label="From" placeholder="From"></div><div class="box"><span class="ground"></span><div><input class="over" aria-label="To" placeholder="To"></div></div>',
    },
    "<p>Bread</p>",
    {
      what: "letters cut out of dark gradients, on white and on a pale color",
      style:
        "body{background:#fff}h2,b{color:transparent;background:linear-gradient(90deg,#2c1a6b,#7a1f8f 60%,#a61e4d);background-clip:text}div{background:#eef}h3{-webkit-text-fill-color:transparent;background:radial-gradient(#014,#410);-webkit-background-clip:text}",
      body: "<h2>The rota that everybody can read</h2><p>Our <b>own</b> bread</p><div><h3>Unser Brot</h3></div>",
    },
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
      what: "signs, icons, quotes, bullets and clear numbers of a style sheet",
      style: `i::before,b::before,u::before,q::before,s::before,em::after{color:#ddd} i::before{content:"\\f00c"} b::before{content:"x"} u::before{content:"edit";font-family:"Material Icons"} q::before{content:"“"} s::before{content:counter(n, disc)} em::after{content:" / "} li{counter-increment:n} li::before{content:"Step " counter(n) ": ";color:#333} p::after{content:"Neu" / "";color:#ddd}`,
      body: "<i></i><b>Rye</b><u>Oat</u><q>Bread</q><s>Old</s><em>Home</em><ul><li>Mix</li></ul><p>Rye</p>",
    },
    {
      what: "texts that are blended into clear ones, whatever their own colors are",
      style:
        ".d,.x,.n,.m{isolation:isolate;padding:1rem} .d{background:#fff} .d p{color:#fff;mix-blend-mode:difference} .x{background:#ffe} .x p{color:#ffd;mix-blend-mode:exclusion} .n{background:#123} .n div{mix-blend-mode:screen} .n span{color:#eee} .m{background:#fff} .m p{color:#777;mix-blend-mode:multiply;background:#111;color:#fff}",
      body: '<div class="d"><p>Sixty prints by three photographers</p></div><div class="x"><p>Sesenta fotografías de tres autores</p></div><div class="n"><div><span>Nur bis Mai im Nordsaal</span></div></div><div class="m"><p>Trois photographes</p></div>',
    },
    {
      what: "logos with words that are drawn",
      isKeyPage: false,
      body: logoPage(
        `<header><svg role="img" aria-label="Honeycomb Café" width="220" height="56"><text x="58" y="36" font-size="22" fill="#e0bf85">Honeycomb</text></svg></header><main><a href="/"><svg width="220" height="56" aria-hidden="true"><text x="10" y="36" font-size="22" fill="#ddd">Honeycomb Cafe</text></svg></a><svg class="site-logo" role="img" aria-label="Bienenwabe" width="220" height="56"><text x="10" y="36" font-size="22" fill="#ddd">Bienenwabe</text></svg></main>`,
      ),
    },
    {
      what: "hints that are not to be seen",
      body: '<style>input::placeholder { color: transparent } textarea::placeholder { opacity: 0 }</style><input aria-label="Name" placeholder="Ann"><textarea aria-label="Note" placeholder="None"></textarea>',
    },
    {
      what: "white text on a dark layer that lies behind it, and on a dark picture far down the page",
      body: '<div style="position:relative;height:60px;background:#fff"><div style="position:absolute;inset:0;background:#000"></div><p style="position:relative;color:#fff">Rye and oat for today</p></div><div style="height:3000px"></div><p style="color:#fff;background:linear-gradient(90deg,#000,#333);width:300px">Bread baked this very morning</p>',
    },
    {
      what: "text in a part, and in parts of labels of fields, that cannot be used",
      body: '<div inert><p style="color:#aaa;background:#fff">Order bread for tomorrow</p></div><label style="color:#aaa;background:#fff">Name <span>of the baker</span><input disabled></label><label for="off" style="color:#aaa;background:#fff"><b>Rye</b> <i>or oat</i></label><select id="off" disabled><option>Rye</option></select>',
    },
    {
      what: "marks that say nothing",
      body: '<p style="color:#e8e8e8;background:#fff">~ ~ ~ ~</p><p>Bread <span style="color:#ddd">•</span> Rolls</p><p style="color:#fff;background:#fff">-----=====+++++</p><p style="color:#ccc;background:#fff">%%%%%%±±±±@@@@</p>',
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
      what: "words that are pushed off, shrunk or uncolored under pictures of dots and arrows",
      style:
        ".dots button{border:0;padding:0;width:24px;height:24px;background:#eee;color:#ccc} .a{text-indent:-9999px} .b{text-indent:100%;white-space:nowrap;overflow:hidden} .c{font-size:0} .d{color:transparent!important} .e{text-indent:-200vw;overflow:hidden}",
      body: '<div class="dots"><button class="a">Folie eins</button><button class="b">Vorige</button><button class="c">Next slide</button><button class="d">Suivant</button><button class="e">Last slide</button></div>',
    },
    {
      what: "words for screen readers in the box of a dot",
      body: '<p>Rye <span style="position:absolute;width:1px;height:1px;overflow:hidden;color:#ccc;background:#fff">4 of 5 stars</span></p>',
    },
    {
      what: "words that a font draws as icons: beside text, and in a control clear enough for a picture",
      style: ".material-icons,.mdi{font-family:'Material Icons',serif} .mdi{color:#8a8a8a}",
      body: '<p>Rye <i class="material-icons" style="color:#ccc">verified_user</i></p><button style="background:#fff;border:0" aria-label="Menu"><span class="mdi" aria-hidden="true">more_vert</span></button>',
    },
    {
      what: "words that the style sheet skips in their own element, and blended ones in one without a box",
      isKeyPage: false,
      body: '<p style="content-visibility:hidden;color:#eee;background:#fff;height:20px">Brouillon</p><div style="background:#fff;isolation:isolate"><div style="display:contents"><p style="color:#111;mix-blend-mode:multiply">Bread</p></div></div>',
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
      what: "a choice of a menu whose attribute tells that it is switched off",
      body: '<ul><li tabindex="0">Rye</li><li disabled style="color:#bbb;background:#fff">Oat, <b>sold out</b></li></ul>',
    },
    {
      what: "a button that its class and the pointer tell to be switched off",
      body: '<button class="btn disabled" style="pointer-events:none;color:#ccc;background:#fff">Order</button>',
    },
    {
      what: "seats and sizes that are taken, as their class and the pointer say",
      style:
        ".seat{display:inline-block;color:#fff;background:#d2d2d2} .seat-reserved,.sold-out{cursor:not-allowed}",
      body: '<div><div class="seat seat-reserved">A4</div><div class="seat seat-reserved">A5</div></div><ul><li class="size sold-out" style="color:#ccc">XL</li></ul>',
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
      body: '<label>Name <input disabled></label><label style="background:#fff">Town <span style="color:#aaa">of the bakery</span><input></label>',
      by: "axe-core",
    },
    {
      what: "seats that can be taken, and a note on reserved seats",
      style: ".seat{display:inline-block;color:#fff;background:#d2d2d2}",
      body: '<div><div class="seat" id="free" style="cursor:pointer" onclick="this.remove()">A4</div></div><p class="reserved" id="note" style="color:#ccc">Reserved seats are gray.</p>',
      at: ["#free", "#note"],
      by: AXE,
    },
    {
      what: "letters cut out of a gradient that is pale all over",
      style:
        "body{background:#fff}h2{color:transparent;background:linear-gradient(90deg,#ffd54f,#ff8a80);background-clip:text}",
      body: '<h2 id="it">Fresh bread from the oven</h2>',
      at: ["#it"],
    },
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
      what: "a text that is moved a little, and one cut out of its background",
      body: '<p style="text-indent:2em;overflow:hidden;color:#aaa;background:#fff">Bread baked this very morning</p>',
      by: AXE,
    },
    {
      what: "a pale word in a font of letters",
      body: "<p style=\"font-family:'Lato',sans-serif;color:#ccc;background:#fff\">verified_user</p>",
      by: AXE,
    },
    {
      what: "a text that people can scroll to",
      body: '<div tabindex="0" style="overflow:auto;height:60px"><div style="height:200px"></div><p style="color:#aaa;background:#fff">Bread baked this very morning</p></div>',
      by: AXE,
    },
    {
      what: "a link, which goes on working whatever its attribute says",
      body: '<a href="/order" disabled style="color:#ccc;background:#fff">Order</a>',
      by: AXE,
    },
    {
      what: "a cell that is called disabled and can be pressed",
      body: '<table style="background:#fff"><tr><td class="dp_disabled" style="color:#bbb;cursor:pointer">January</td><td>February</td></tr></table>',
      at: ["td.dp_disabled"],
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
      what: "pale numbers and single words of a style sheet",
      style: `ol{list-style:none} li{counter-increment:s} li::before{content:"Step " counter(s) ": ";color:#c2c2c2} h2::before{content:counters(h, ".") " ";color:#ccc;font-weight:400;font-size:16px} b::after{content:"Neu";color:#c9c9c9} i::after{content:"新";color:#c9c9c9}`,
      body: '<ol><li id="li">Mix</li></ol><h2 id="heading">Rye</h2><p><b id="word">Roggen</b> <i id="sign">米</i></p>',
      at: ["#heading", "#li", "#sign", "#word"],
    },
    {
      what: "texts that are blended into pale ones, whatever their own colors are",
      style:
        ".o,.s,.l,.g{isolation:isolate;padding:1rem} .o{background:#1b1b3a} .o p{color:#fff;mix-blend-mode:overlay} .s{background:#888} .s p{color:#000;mix-blend-mode:soft-light} .l{background:#fff} .l div{mix-blend-mode:lighten} .l span{color:#111} .g{background:#ddd} .g p{color:#333;mix-blend-mode:screen}",
      body: '<div class="o"><p id="overlay">Every Friday at eight</p></div><div class="s"><p id="soft">Tous les vendredis</p></div><div class="l"><div><span id="inner">Jeden Freitag um acht</span></div></div><div class="g"><p id="screen">Todos los viernes</p></div>',
      at: ["#inner", "#overlay", "#screen", "#soft"],
    },
    {
      what: "drawn words that are no logo: a slogan, a heading in the header, and labels of a chart",
      isKeyPage: false,
      body: logoPage(
        `<header><svg id="slogan" role="img" aria-label="Fresh every day" width="220" height="56"><text x="10" y="36" font-size="16" fill="#ddd">Fresh every day</text></svg><svg id="heading" role="img" aria-label="Opening times" width="220" height="56"><text x="10" y="36" font-size="16" fill="#ddd">Opening times</text></svg></header><main><h1>Opening times</h1><svg id="chart" role="img" aria-label="Guests of Honeycomb Café" width="220" height="56"><text x="10" y="36" font-size="16" fill="#ddd">Honeycomb</text></svg></main>`,
      ),
      at: ["#chart > text", "#heading > text", "#slogan > text"],
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
      what: "a blended text that parts of what is behind swallow",
      body: '<div style="isolation:isolate;width:400px;background:repeating-linear-gradient(90deg,#fff 0 4px,#808080 4px 8px)"><p id="it" style="color:#fff;mix-blend-mode:difference">Sixty prints</p></div>',
      at: ["#it"],
    },
    {
      what: "a drawn text that is blended",
      body: '<svg width="200" height="50" style="isolation:isolate;background:#fff"><text id="it" x="10" y="30" fill="#fff" style="mix-blend-mode:difference">Sixty prints</text></svg>',
      at: ["#it"],
    },
    {
      what: "a blended text on a page too large to be pictured on the way",
      isKeyPage: false,
      body: `<div style="isolation:isolate;background:#fff"><p id="it" style="color:#fff;mix-blend-mode:difference">Sixty prints</p></div>${"<p>Bread</p>".repeat(90)}`,
      at: ["#it"],
    },
    {
      what: "a large pale number of a style sheet",
      style: `h2{counter-increment:s} h2::before{content:counter(s);color:#eee;font-size:64px}`,
      body: '<h2 id="it">Rye</h2>',
      at: ["#it"],
    },
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
