import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { a11yTextClipped } from "./rule.ts";

ruleOutcomes(a11yTextClipped, {
  passed: [
    {
      what: "texts that end in three dots, with the rest in a title, in a link, on the card's own page and behind a button, and a short one",
      style:
        ".e{width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;display:block}.c{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;width:200px}",
      body: `<div class="e" title="Bread is baked at dawn in our old brick oven">Bread is baked at dawn in our old brick oven</div><p><a class="e" href="/a">Bread is baked at dawn in our old brick oven</a></p><article><h2 class="e">Bread is baked at dawn in our old brick oven</h2><a href="/b">More</a></article><div><p class="c">${SENTENCE.repeat(3)}</p><button>Show all</button></div><p class="e">Bread and rolls</p><p class="c">Bread</p>`,
    },
    {
      what: "icons that letters stand for, and a logo of two letters",
      style:
        ".i{font-family:'Material Icons';font-size:24px;width:24px;height:24px;overflow:hidden;white-space:nowrap}.logo{width:34px;height:24px;overflow:hidden;white-space:nowrap;display:block}.s{font-family:'Font Awesome 6 Free'}",
      body: `<p>${SENTENCE}</p><button aria-label="Menu"><i class="i">more_vert</i></button><button aria-label="Close"><i class="i"><span class="s">close</span></i></button><a class="logo" href="/">ÄB</a><a class="logo" href="/">M</a>`,
    },
    {
      what: "a bar beside the text that slides out of a narrow window, slowly",
      style:
        "#all{display:flex;overflow-x:hidden}#menu{width:240px;flex:none;transition:margin-left 20s}#text{flex:none;width:calc(100% - 240px)}@media(max-width:800px){#menu{margin-left:-240px}#text{width:100%}}",
      body: '<div id="all"><div id="menu"></div><div id="text"><p>Bread is baked at dawn in our old brick oven, and sold while it is warm</p></div></div>',
    },
    {
      what: "boxes that grow, shut panels and texts for screen readers",
      style:
        ".box{min-height:44px}.shut{height:0;overflow:hidden} .sr{position:absolute;width:1px;height:1px;overflow:hidden}.open{height:44px;overflow:auto}",
      body: `<div class="box">${SENTENCE}</div><div class="shut">${SENTENCE}</div><span class="sr">${SENTENCE}</span><div class="open" tabindex="0">${SENTENCE.repeat(4)}</div>`,
    },
    {
      what: "boxes that scripts scroll, by their names and by the bars they draw",
      style:
        "@media(max-width:700px){.box{position:relative;height:60px;overflow:hidden}} .bar{position:absolute;right:0;top:0;width:6px;height:60px}",
      body: `<div class="box ps"><p>${SENTENCE}</p><p>${SENTENCE}</p></div><div class="box"><p>${SENTENCE}</p><p>${SENTENCE}</p><div class="bar slimScrollBar"></div></div>`,
    },
    {
      what: "texts cut with a way to the rest: by a button, by an end that fades, by a script, and one that changes",
      style: `.box{max-height:50px;overflow:hidden;width:300px;line-height:24px}.box p{margin:0}.fade::after{content:"";position:absolute;background:linear-gradient(transparent,#fff);inset:0}.slow{transition:max-height 1s}`,
      body: ["box", "box fade", "box ps", "box slow"]
        .map(
          (name) =>
            `<section><div class="${name}"><p>${SENTENCE.repeat(3)}</p></div>${name === "box" ? "<button>More</button>" : ""}</section>`,
        )
        .join(""),
    },
    {
      what: "a page that is held still while a dialog lies over it",
      style:
        "html{height:100%;overflow:hidden}main{font-size:26px}dialog{position:fixed;inset:0;width:300px;height:200px}",
      body: `<p>${SENTENCE.repeat(9)}</p><dialog open aria-label="News"><button>Close</button></dialog>`,
    },
    {
      what: "a page whose middle scrolls in a window that does not",
      style:
        "html,body{height:100%;margin:0;overflow:hidden}main{height:100%;overflow-y:auto;font-size:26px}",
      body: `<p tabindex="0">${SENTENCE.repeat(9)}</p>`,
    },
  ],
  failed: [
    {
      what: "a page in a window that does not scroll, told once",
      style: "html,body{height:100vh;overflow:hidden}main{font-size:26px}",
      body: `<p>${SENTENCE.repeat(9)}</p><p>${SENTENCE}</p>`,
      at: ["html"],
    },
    {
      what: "a page of which the body alone says that the window does not scroll",
      style: "body{overflow:hidden}main{font-size:26px}",
      body: `<p>${SENTENCE.repeat(9)}</p>`,
      at: ["html"],
    },
    {
      body: '<div style="width:60px;overflow:hidden;white-space:nowrap">Bread is baked at dawn in our old brick oven</div>',
      at: ["main > div"],
    },
    {
      what: "what enlarging cuts off",
      style: "@media(max-width:700px){.box{height:30px;overflow:hidden}}",
      body: `<div class="box">${SENTENCE.repeat(3)}</div>`,
      at: ["div.box"],
    },
  ],
  advice: {
    what: "texts that end in three dots, in one line and in two, with nothing that leads to the rest",
    style:
      ".e{width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.c{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;width:200px}table{table-layout:fixed;width:200px}",
    body: `<div class="e" id="one">Bread is baked at dawn in our old brick oven</div><div><p class="c" id="two">${SENTENCE.repeat(3)}</p></div><table><tr><th>Bread</th><th>From</th></tr><tr><td class="e" id="three">Bread is baked at dawn in our old brick oven</td><td>8</td></tr></table>`,
    at: ["#one", "#three", "#two"],
  },
  review: [
    {
      what: "a text of which the box shows two lines and no way to the rest",
      style: ".box{max-height:50px;overflow:hidden;width:300px;line-height:24px}.box p{margin:0}",
      body: `<div class="box" id="it"><p>${SENTENCE.repeat(3)}</p></div>`,
      at: ["#it"],
    },
    {
      what: "short words in boxes that don't grow, one of them of two signs, and one with an icon before it",
      style:
        ".b{display:block;width:34px;height:24px;overflow:hidden;white-space:nowrap}.i{font-family:'Material Icons'}",
      body: `<a class="b" id="a" href="/">東京</a><a class="b" id="b" href="/">Menü</a><a class="b" href="/"><i class="i" aria-hidden="true">star</i><span id="c">Rye</span></a>`,
      at: ["#a", "#b", "#c"],
      by: ALFA,
    },
  ],
  notLookedAt: {
    what: "a page that is not looked at in other views",
    body: '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><img src="/a.png" alt="" width="50" height="50"></main></body></html>',
    isKeyPage: false,
  },
});
