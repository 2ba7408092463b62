import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yFocusInvisible } from "./rule.ts";

const links = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<a href="#${index}">Loaf ${index}</a> `).join("");

const MENU = (mark: string): string =>
  `<button>One</button><ul id="menu" role="menu" tabindex="0" style="outline:none"><li role="menuitem" id="rye">Rye</li><li role="menuitem">Oat</li></ul><button>Two</button>
  <script>menu.onfocus = () => { menu.setAttribute("aria-activedescendant", "rye"); rye.style.background = ${mark}; }; menu.onblur = () => setTimeout(() => { rye.style.background = ""; }, 250);</script>`;

/** A drawer beside the window, in which links wait. */
const drawer = (style: string): string =>
  `<button>Menu</button><nav id="drawer" style="position:fixed;top:0;right:0;width:200px;height:300px;background:#eee;${style}"><a id="inner" href="/rye">Rye</a></nav><button>Two</button>`;
const fold = (attributes: string): string =>
  `<button>All loaves</button><div style="overflow:hidden;max-height:0"><ul ${attributes}><li><a id="inner" href="/rye">Rye</a></li></ul></div><button>Two</button>`;
const tiles = (mark: string): string =>
  `<style>.tile input { position: absolute; opacity: 0 } ${mark}</style><fieldset><legend>Bread</legend><label class="tile"><input id="rye" type="radio" name="bread"><span>Rye</span></label></fieldset><button>Two</button>`;

ruleOutcomes(a11yFocusInvisible, {
  passed: [
    {
      what: "words that change their shadow, size, slant, case or place with the focus, or a mark that says something else",
      body: '<style>a, button { outline: none } #one:focus { letter-spacing: 3px } #two:focus { text-shadow: 0 0 4px #00c } #three:focus { font-size: 1.4em } #four:focus { font-style: italic } #five:focus { text-transform: uppercase } #six:focus { translate: 6px 0 } #seven::before { content: "○ " } #seven:focus::before { content: "● " } #eight:focus { padding-left: 20px }</style><p><a id="one" href="#1">Rye</a> <a id="two" href="#2">Oat</a> <a id="three" href="#3">Rolls</a> <a id="four" href="#4">Cake</a> <a id="five" href="#5">Pie</a> <button id="six">Tart</button> <a id="seven" href="#7">Bun</a> <a id="eight" href="#8">Bagel</a></p>',
    },
    {
      what: "a pale outline beside a color that changes, a pale one on a dark page, and one with a dark ring around",
      body: '<style>body { background: #fff } #one:focus { outline: 3px solid #bbb; background: #036; color: #fff } .dark { background: #123; padding: 9px } #two:focus { outline: 2px solid #f3f1e8 } #three:focus { outline: 2px solid #fff; box-shadow: 0 0 0 4px #036 }</style><p><button id="one">One</button></p><p class="dark"><button id="two">Two</button></p><p><button id="three">Three</button></p>',
    },
    {
      what: "fields whose border, or whose box, takes another color with the focus",
      body: '<style>input { outline: none; border: 2px solid #999 } #one:focus { border-color: #036 } .box { padding: 6px } .box:focus-within { background: #ffd400 }</style><label>Name <input id="one"></label><p class="box"><label>Mail <input type="email"></label></p><button>Two</button>',
    },
    {
      what: "a field that is left as the browser draws it",
      body: '<label>Mail <input type="email"></label><button>Two</button>',
    },
    {
      what: "links of a menu whose script takes the mark off long after the focus has left",
      body: `<style>#menu a { outline: 0; display: block } #menu .on a { background: #036; color: #fff }</style><ul id="menu"><li><a href="/rye">Rye</a></li><li><a href="/oat">Oat</a></li></ul>${links(9)}
      <script>for (const item of menu.children) { let timer; item.addEventListener("focusin", () => { clearTimeout(timer); for (const one of menu.children) one.className = one === item ? "on" : ""; }); item.addEventListener("focusout", () => { timer = setTimeout(() => { item.className = ""; }, 250); }); }</script>`,
    },
    {
      what: "controls without a size whose parts are seen, one that grows with the focus, and one that lights up its box",
      body: '<style>.none { display: block; width: 0; height: 0; padding: 0; border: 0 } .none span { position: absolute; width: 40px; height: 20px; background: #036; color: #fff } .none:focus span { outline: 2px solid #900 } #grows:focus { width: 90px; height: 30px } .lit:focus-within { background: #ff0 }</style><a class="none" href="#end"><span>Rye</span></a><button class="none" id="grows" aria-label="Oat"></button><div class="lit" style="padding: 20px"><button class="none" aria-label="Corn"></button></div><button id="end">Two</button>',
    },
    {
      what: "links beside which a tip comes with the focus",
      isKeyPage: true,
      body: `<style>a:focus{outline:0}.tip{position:absolute;background:#000;color:#fff;padding:4px}</style><p style="padding:60px"><a href="/one" class="net" data-tip="Follow us on one network">One</a> <a href="/two" class="net" data-tip="Follow us on another network">Two</a></p>
      <script>for (const one of document.querySelectorAll(".net")) { const show = () => setTimeout(() => { const tip = document.createElement("div"); tip.className = "tip"; tip.role = "tooltip"; tip.textContent = one.dataset.tip; tip.style.top = one.offsetTop + 30 + "px"; document.body.append(tip); one.tip = tip; }, 120); const hide = () => one.tip?.remove(); one.onfocus = show; one.onmouseenter = show; one.onblur = hide; one.onmouseleave = hide; }</script>`,
    },
    {
      what: "white outlines over a picture, and over what a style draws",
      body: '<style>a:focus { outline: 3px solid #fff } .top { position: relative; height: 90px } .top img { position: absolute; inset: 0; pointer-events: none } .top a { position: absolute; left: 40px; top: 40px } .dark { position: relative; height: 90px } .dark::before { content: ""; position: absolute; inset: 0; background: #123; z-index: -1 }</style><div class="top"><img src="/rye.png" alt="Rye" width="300" height="90"><a href="/rye">Rye</a></div><div class="dark"><a href="/oat">Oat</a></div>',
    },
    {
      what: "a white outline on a dark part of a page, and one inside of a dark button",
      body: '<style>.bar { background: #123; padding: 9px } .bar a { color: #fff } .bar a:focus { outline: 3px solid #fff } #in { background: #123; color: #fff; border: 0 } #in:focus { outline: 2px solid #fff; outline-offset: -4px }</style><div class="bar"><a href="/rye">Rye</a></div><button id="in">Two</button>',
    },
    {
      what: "a closed drawer that the keyboard passes by",
      body: drawer("transform:translateX(220px);visibility:hidden"),
    },
    {
      what: "a drawer that comes in with the focus, after a moment",
      body: `${drawer("transform:translateX(220px)")}<script>const nav = document.getElementById("drawer"); nav.addEventListener("focusin", () => setTimeout(() => { nav.style.transform = "none"; }, 120)); nav.addEventListener("focusout", () => { nav.style.transform = "translateX(220px)"; });</script>`,
    },
    { what: "a folded list that is inert", body: fold("inert") },
    {
      what: "choices without a look of their own whose tiles show the focus",
      body: tiles(".tile input:focus + span { outline: 2px solid #000 }"),
    },
    {
      what: "choices whose whole tile shows the focus",
      body: tiles(".tile:focus-within { background: #fd0 }"),
    },
    {
      what: "links that appear with the focus",
      body: '<style>.more { opacity: 0; transition: opacity .3s } .more:focus { opacity: 1 } .away { position: absolute; clip-path: inset(50%) } .away:focus { clip-path: none }</style><p>Rye <a class="more" href="/rye">More</a></p><a class="away" href="/oat">Oat</a><button>Two</button>',
    },
    {
      what: "slides to which the browser scrolls",
      body: `<div style="width:300px;overflow:hidden"><div style="display:flex;width:900px">${["rye", "oat", "spelt"].map((id) => `<div style="width:300px"><a href="/${id}">${id}</a></div>`).join("")}</div></div>`,
    },
    {
      what: "a slider whose track shows the focus",
      body: '<style>input { appearance: none; outline: none } input::-webkit-slider-runnable-track { background: #ddd; height: 9px } @media all { input:focus-visible::-webkit-slider-runnable-track { outline: 2px dashed #07c } }</style><input type="range" aria-label="Slices"><button>Two</button>',
    },
    {
      what: "a link far down a page that scrolls smoothly",
      body: '<style>html { scroll-behavior: smooth }</style><button>One</button><div style="height:5000px"></div><a href="/rye">Rye</a>',
    },
    {
      what: "a field of an editor that draws its caret elsewhere",
      body: '<div style="position:relative;height:90px;border:1px solid #000"><div style="position:relative;overflow:hidden;width:3px;height:0"><textarea style="position:absolute;width:1000px" aria-label="Recipe"></textarea></div><i>|</i></div><button>Two</button>',
    },
    {
      what: "marks that only pass the focus on",
      body: '<span tabindex="0" aria-hidden="true" style="position:fixed;width:1px;height:1px;opacity:0"></span><button>One</button>',
    },
    "<button>One</button><button>Two</button>",
    {
      what: "buttons that get another color, come out clearly, get a border, or whose words are underlined",
      body: '<style>button { border: 1px solid transparent } :focus { outline: none } #hue:focus { background: #ffd400 } #out { opacity: .5 } #out:focus { opacity: 1 } #edge:focus { border-color: #111 } a { text-decoration: none } a:focus { text-decoration: underline; color: #0b57a5 }</style><button id="hue">Uno</button><button id="out">Dos</button><button id="edge">Tres</button><a href="/rye">Rye</a>',
    },
    {
      what: "a focus that fades in",
      body: '<style>.slow { transition: background-color 1s linear 20s; background-color: #fff; outline: none } .slow:focus { background-color: #000 }</style><button class="slow">One</button><button>Two</button>',
    },
    {
      what: "such a focus after many others",
      body: `${links(60)}<style>.slow { transition: background-color 1s linear 20s; background-color: #fff; outline: none } .slow:focus { background-color: #000 }</style><button class="slow">One</button><button>Two</button>`,
      isKeyPage: true,
    },
    {
      what: "a link in an element that takes the focus after it",
      body: '<div id="card" tabindex="0">Bread <a id="more" href="/a">More</a></div><script>more.onblur = () => card.focus()</script>',
    },
    {
      what: "a skip link that comes in with the focus",
      body: '<style>.skip { position: absolute; left: -9999px } .skip:focus { left: 8px }</style><a class="skip" href="#bread">Skip to the bread</a><p id="bread">Bread</p><button>Two</button>',
    },
    {
      what: "choices beyond the edge whose labels show the focus",
      body: '<style>input { position: absolute; left: -9999px } input:focus + label { outline: 2px solid #000 }</style><fieldset><legend>Bread</legend><input type="radio" name="bread" id="rye"><label for="rye">Rye</label></fieldset><button>Two</button>',
    },
    {
      what: "a link to the left where lines run to the left",
      body: '<!doctype html><html lang="he" dir="rtl"><head><title>Harbour Bakery</title></head><body><main><h1>Harbour Bakery</h1><a href="/rye" style="position:absolute;left:-900px">Rye</a><button>Two</button></main></body></html>',
    },
    {
      what: "an element that only scripts focus",
      body: '<style>.bare:focus { outline: none }</style><p class="bare" tabindex="-1">Bread</p><button>One</button>',
    },
  ],
  failed: [
    {
      what: "dots of a slider that a style sheet leaves without a size",
      body: '<style>.dot { padding: 0; border: 0; background: none } .dots a { display: inline-block; width: 0; height: 0 }</style><button>One</button><div class="dots"><button id="dot" class="dot" aria-label="Photo 1"></button><a id="link" href="#two" aria-label="Foto 2"></a></div><button id="two">Two</button>',
      at: ["#dot", "#link"],
    },
    {
      what: "a slider whose track is styled, and looks the same with the focus",
      body: '<style>input { appearance: none; outline: none } input::-webkit-slider-runnable-track { background: #ddd; height: 9px }</style><input id="it" type="range" aria-label="Slices"><button>Two</button>',
      at: ["#it"],
    },
    {
      what: "outlines and a shadow in nearly the color of what is around, on white and on black",
      body: '<style>body { background: #fff } button { border: 0; background: #1c5a3e; color: #fff } #one:focus { outline: 2px solid #f3f1e8 } .dark { background: #000; padding: 9px; margin-top: 20px } #two:focus { outline: 3px solid #111 } #three:focus { outline: none; box-shadow: 0 0 0 3px #fafafa }</style><p><button id="one">One</button></p><p class="dark"><button id="two">Two</button></p><p><button id="three">Three</button></p>',
      at: ["#one", "#two", "#three"],
    },
    {
      what: "an outline in the color of what is around",
      body: '<style>body { background: #fff } #one:focus { outline: 3px solid #fff; outline-offset: 2px } .box { background: #eee; padding: 9px; margin-top: 20px } #two:focus { outline: none; box-shadow: 0 0 0 3px #eee }</style><button id="one">One</button><div class="box"><button id="two">Two</button></div><a href="/rye">Rye</a>',
      at: ["#one", "#two"],
    },
    {
      what: "a button above the place that a page has jumped to",
      body: '<style>.bare:focus { outline: none }</style><button class="bare">One</button><p id="oven">Bread</p><button>Two</button><script>location.hash = "oven"</script>',
      at: ["button.bare"],
    },
    {
      what: "a button above one that has had the focus",
      body: '<style>.bare:focus { outline: none }</style><button class="bare">One</button><button id="two">Two</button><button>Three</button><script>addEventListener("load", () => two.focus())</script>',
      at: ["button.bare"],
    },
    {
      what: "a closed drawer beside the window",
      body: drawer("transform:translateX(220px)"),
      at: ["#inner"],
    },
    { what: "a folded list", body: fold(""), at: ["#inner"] },
    { what: "choices without a look of their own whose tiles show nothing", body: tiles(""), at: ["#rye"] },
    {
      what: "a button that only the pointer brings out, and a slide that has faded",
      body: '<style>.more { opacity: 0 } p:hover .more { opacity: 1 } .slide { opacity: 0; pointer-events: none }</style><p>Rye <button class="more">Remove</button></p><div class="slide"><a id="inner" href="/oat">Oat</a></div><button>Two</button>',
      at: ["button.more", "#inner"],
    },
    {
      what: "a link for screen readers alone",
      body: '<a id="inner" href="/rye" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">Rye</a><button>Two</button>',
      at: ["#inner"],
    },
    {
      what: "links and choices that stay beyond the edge of the page",
      body: '<style>.away { position: absolute; left: -9999px } .above { position: fixed; top: -300px }</style><div class="away"><a id="rye" href="#a">Rye</a></div><fieldset><legend>Bread</legend><label class="away"><input id="oat" type="radio" name="bread"> Oat</label></fieldset><button class="above">One</button><button>Two</button>',
      at: ["#rye", "#oat", "button.above"],
    },
    { what: "a menu that marks no item", body: MENU('""'), at: ["#menu"] },
    {
      body: '<style>.bare:focus { outline: none }</style><button class="bare">One</button><button>Two</button>',
      at: ["button.bare"],
    },
  ],
  advice: [
    {
      what: "a field whose outline is taken away",
      body: '<style>.bare { border: 1px solid #777 } .bare:focus { outline: none }</style><label>Mail <input class="bare" id="it" type="email"></label><button>Two</button>',
      at: ["#it"],
    },
    {
      what: "fields of a style sheet that takes the outline from all of them, as in a German form",
      body: '<style>input, textarea { outline: 0 }</style><label>Name <input id="who"></label><label>Nachricht <textarea id="words"></textarea></label><button>Senden</button>',
      at: ["#who", "#words"],
    },
  ],
  review: [
    {
      what: "outlines with little contrast, one of them yellow",
      body: '<style>body { background: #fff } #one:focus { outline: 3px solid #bbb } #two:focus { outline: 3px solid #ffeb3b }</style><p><button id="one">One</button></p><p><button id="two">Two</button></p>',
      at: ["#one", "#two"],
    },
    {
      what: "arrows that become a little less transparent, by themselves and as signs of a style sheet",
      body: '<style>button { background: none; border: 0; font-size: 20px } button:focus { outline: none } #back { opacity: .75 } #back:focus { opacity: 1 } #next::before { content: "→"; opacity: .8 } #next:focus::before { opacity: 1 }</style><button id="back" aria-label="Anterior">←</button><button id="next" aria-label="Siguiente"></button><a href="#next">Two</a>',
      at: ["#back", "#next"],
    },
    {
      what: "a button and a link that become a little darker, and one with a faint ground",
      body: '<style>.it { outline: none; background: #26a69a; color: #fff } .it:focus { background: #1d7d74 } #link:focus { outline: none; color: #0a3f7a } #link { color: #0b57a4 } #menu { background: none; border: 0 } #menu:focus { outline: none; background: rgba(0, 0, 0, .04) }</style><button class="it">Réserver</button><a id="link" href="/rye">Rye</a><button id="menu">Menü</button><button>Two</button>',
      at: ["button.it", "#link", "#menu"],
    },
  ],
  notApplicable: "<p>Bread</p>",
  notLookedAt: {
    what: "a page too large to be operated",
    body: `<style>:focus { outline: none }</style><button>One</button>${MUCH_TEXT}`,
  },
});
