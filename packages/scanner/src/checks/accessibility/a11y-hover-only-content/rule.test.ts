import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHoverOnlyContent } from "./rule.ts";

const MENU =
  '<ul class="menu"><li><a href="/rye">Rye bread</a></li><li><a href="/oat">Oat bread</a></li></ul>';
const HIDDEN =
  ".menu{display:none;position:absolute;background:#fff;margin:0} li:hover > .menu{display:block}";
const TIP =
  ".tip{visibility:hidden;position:absolute;background:#000;color:#fff} .has:hover .tip{visibility:visible}";

/** Hints that a style sheet fades in. */
const HINTS =
  ".tip{position:relative} .tip::after{content:attr(data-t);position:absolute;opacity:0} .tip:hover::after{opacity:1} ";

ruleOutcomes(a11yHoverOnlyContent, {
  passed: [
    {
      what: "signs whose hint stands in the text as well, or comes with the focus",
      style: `${TIP} .has:focus .tip{visibility:visible}`,
      body: `<p>Tax <span class="has">?<span class="tip">Two euros a night</span></span> is two euros a night. <span class="has" tabindex="0">i<span class="tip">Paid in cash</span></span></p>`,
    },
    {
      what: "a hint of the style sheet that the focus brings, too",
      style: `${HINTS}.tip:focus-visible::after{opacity:1}`,
      body: '<a class="tip" href="/rye" data-t="Baked with rye">Rye</a>',
    },
    {
      what: "a hint that the focus of a field beside it brings, and one of what scripts focus",
      style: `${HINTS}.tip:focus-within::after{opacity:1} .tip:focus:after{opacity:1}`,
      body: '<span class="tip" data-t="Four digits on the back">Code <input aria-label="Code"></span> <b class="tip" tabindex="0" data-t="Baked with rye">Rye</b>',
    },
    {
      what: "a preview of the words that stand in the same card anyway",
      style:
        ".preview{display:none;position:absolute;background:#000;color:#fff} h3:hover + .preview{display:block}",
      body: '<div><h3>Rye bread</h3><div class="preview">Dark and sour, from Monday to Friday.</div><p>Dark and sour, from Monday to Friday.</p><a href="/rye">More</a></div>',
    },
    {
      what: "menus that open on focus, by a button beside the link, or by script",
      style: `${HIDDEN} .within:focus-within > .menu{display:block} .open + .menu{display:block}`,
      body: `<ul><li class="within"><a href="/bread">Bread</a>${MENU}</li>
        <li class="beside"><a href="/cake">Cake</a> <button onclick="this.classList.toggle('open')">Cakes</button>${MENU}</li></ul>
        <div id="scripted"><button>Shops</button><div id="list" hidden><a href="/north">North</a></div></div>
        <script>const open = (isOpen) => () => { list.hidden = !isOpen; };
        for (const [name, isOpen] of [["mouseenter", true], ["mouseleave", false], ["focusin", true]]) scripted.addEventListener(name, open(isOpen));</script>`,
    },
    {
      what: "a hint that scripts make anew for the pointer and for the focus",
      body: `<button id="hours" onmouseenter="tell()" onmouseleave="drop()" onfocus="tell()" onblur="drop()">Hours</button>
        <script>let hint = null; const drop = () => hint?.remove();
        const tell = () => { drop(); hint = document.createElement("p"); hint.role = "tooltip"; hint.textContent = "Open from six"; document.body.append(hint); };</script>`,
    },
    {
      what: "links over a card and in a menu that lead where the card and its title do, or are called nearly as others",
      style: `${HIDDEN} .card{position:relative;width:200px;height:100px} .quick{display:none;position:absolute;top:0} .card:hover .quick{display:block}`,
      body: `<div class="card"><a href="/rye">Rye bread</a><a class="quick" href="/rye">Quick view</a></div>
        <ul><li><a href="/bread">Bread</a><ul class="menu"><li><a href="/bread">All kinds</a></li><li><a href="/contact">Contact us »</a></li></ul></li></ul>
        <p><a href="/contact">Contact</a></p>`,
    },
    {
      what: "words that a script writes once more below, and those of a link that the focus shows, too",
      style:
        ".card{position:relative;width:200px;height:120px} .over{position:absolute;inset:0;background:#fff;opacity:0} .card:hover .over, a:focus .over{opacity:1}",
      body: `<div class="card"><a href="/rye"><img src="data:," alt="Rye bread"><span class="over">Von Hand geformt</span></a></div>
        <div id="spot" style="width:30px;height:30px;background:#a00"></div><p id="note"></p><p>El horno es de 1843.</p>
        <script>spot.onmouseenter = () => { note.textContent = "El horno es de 1843"; }; spot.onmouseleave = () => { note.textContent = ""; };</script>`,
    },
    {
      what: "a menu whose links stand below, a hint that is read elsewhere, a caption that repeats the title",
      style: `${HIDDEN}${TIP} .card{position:relative;width:200px;height:100px} .card .over{position:absolute;inset:0;opacity:0} .card:hover .over{opacity:1}`,
      body: `<ul><li class="top"><a href="/bread">Bread</a>${MENU}</li></ul>
        <p><a href="/rye">Rye</a> <a href="/oat">Oat</a></p>
        <button class="has">Hours<span class="tip">Open from six</span></button><p>Open from six</p>
        <div class="card"><h2>Rye bread</h2><div class="over">Rye bread</div></div>`,
    },
  ],
  failed: [
    {
      what: "a hint of a word",
      style: TIP,
      body: '<p>We use <span class="has" id="word">poolish<span class="tip">A dough that has rested</span></span> daily.</p>',
      at: ["#word"],
    },
    {
      what: "a note that fades in over a card, in words that stand nowhere else",
      style:
        ".card{position:relative;width:200px;height:120px} .over{position:absolute;inset:0;background:#fff;opacity:0} .card:hover .over{opacity:1}",
      body: '<div class="card" id="card"><h2>Rye bread</h2><div class="over">Von Hand geformt, drei Tage geführt</div></div>',
      at: ["#card"],
    },
    {
      what: "a hint with a rule for the focus on something that never takes it",
      style: `${HINTS}.tip:focus::after{opacity:1}`,
      body: '<p>£22 a day <span class="tip" id="it" data-t="Helmet and lock included">?</span></p>',
      at: ["#it"],
    },
    {
      what: "hints for the focus within on boxes where nothing takes it",
      style:
        "[aria-label]{position:relative} [aria-label]:hover:before,[aria-label]:focus-within:before{content:attr(aria-label);position:absolute}",
      body: '<p>Frais <i id="a" aria-label="Port compris en France">i</i> et délai <i id="b" aria-label="Trois jours ouvrés">i</i></p>',
      at: ["#a", "#b"],
    },
    {
      what: "hints of signs and words with a pointer for help, by script and by style",
      style: `${TIP} .help{cursor:help}`,
      body: `<p>Steuer <span class="has" id="sign">ⓘ<span class="tip">Zwei Euro je Nacht</span></span> und <span class="has help" id="word">Kaution<span class="tip">Wird bei Abreise erstattet</span></span></p>`,
      at: ["#sign", "#word"],
    },
    {
      what: "a menu that comes with the focus of its link and goes when the Tab key leads on",
      style: `${HIDDEN} a:focus + .menu{display:block}`,
      body: `<ul><li id="top"><a href="/bread">Pane</a>${MENU}</li></ul>`,
      at: ["#top"],
    },
    {
      what: "a hint of the style sheet that a button shows to the pointer alone",
      style: HINTS,
      body: '<button class="tip" id="it" data-t="Baked with rye">Rye</button>',
      at: ["#it"],
    },
    {
      what: "a menu of links that comes under the pointer alone, by style and by script",
      style: HIDDEN,
      body: `<ul><li id="top"><a href="/bread">Bread</a>${MENU}</li></ul>
        <div id="scripted"><span>Shops</span><div id="list" hidden><a href="/north">North</a></div></div>
        <script>for (const [name, isHidden] of [["mouseenter", false], ["mouseleave", true]]) scripted.addEventListener(name, () => { list.hidden = isHidden; });</script>`,
      at: ["#top", "#scripted"],
    },
    {
      what: "menus of links to nowhere, and of a button whose links lead where others do that are called otherwise",
      style: HIDDEN,
      body: `<p><a href="#">Home</a> <a href="/help">Help</a> <a href="/contact">Contact</a></p>
        <ul><li id="nowhere"><a href="/bread">Bread</a><ul class="menu"><li><a href="#">Rye</a></li><li><a href="#">Oat</a></li></ul></li>
        <li id="button"><button aria-expanded="false">Collection</button><ul class="menu"><li><a href="/help">Missed collection</a></li><li><a href="/contact">Order a bin</a></li></ul></li></ul>`,
      at: ["#nowhere", "#button"],
    },
    {
      what: "a hint of a button that its focus does not show",
      style: TIP,
      body: '<button class="has" id="hours">Hours<span class="tip">Open from six</span></button>',
      at: ["#hours"],
    },
  ],
  review: [
    {
      what: "words of a style sheet beside some that the keyboard does not reach",
      style: ".sum{position:relative} .sum:hover::after{content:attr(data-t);position:absolute;top:100%}",
      body: '<p>About 80 plants. <span class="sum" id="it" data-t="Eight plants for each yard">How we count</span></p>',
      at: ["#it"],
    },
    {
      what: "a note of few words that a script writes below a picture",
      body: `<div id="spot" style="width:30px;height:30px;background:#a00"></div><p id="note"></p>
        <script>spot.onmouseenter = () => { note.textContent = "El horno es de 1843"; }; spot.onmouseleave = () => { note.textContent = ""; };</script>`,
      at: ["#spot"],
    },
    {
      what: "a menu whose links others follow under different names, and a button's whose links stand below",
      style: HIDDEN,
      body: `<ul><li id="other"><a href="/brot">Brot</a><ul class="menu"><li><a href="/hilfe">Falsche Lieferung</a></li></ul></li>
        <li id="same"><button aria-haspopup="true">Bread</button>${MENU}</li></ul>
        <p><a href="/hilfe">Hilfe</a> <a href="/rye">Rye bread</a> <a href="/oat">Oat bread</a></p>`,
      at: ["#other", "#same"],
    },
  ],
  advice: [
    {
      what: "words that fade in over a card whose link is called so, and captions that repeat what the pictures say",
      style:
        ".card{position:relative;width:200px;height:120px;display:block} .over{position:absolute;inset:0;background:#fff;opacity:0} .card:hover .over{opacity:1}",
      body: `<div class="card" id="card"><a href="/rye"><img src="data:," alt="Rye bread"><span class="over">Von Hand geformt</span></a></div>
        <a class="card" id="oat" href="/oat.jpg"><img src="data:," alt="Oat bread from our oven"><span class="over">From our oven</span></a>`,
      at: ["#card", "#oat"],
    },
  ],
  notApplicable: [
    {
      what: "signs and words that a style sheet writes at rest, too",
      style:
        '.a:hover::after{content:" →"} .b::after{content:"as of today"} .b:hover::after{color:#000} .c:hover::before{content:attr(data-t)}',
      body: '<a class="a" href="/rye">Rye</a><span class="b">Price</span><span class="c" data-t="Rye bread">Rye bread</span>',
    },
    "<p>Bread</p>",
    {
      what: "what only changes its color under the pointer",
      style: "a:hover{color:#000} .box:hover img{transform:scale(1.1)} li:hover > b{opacity:1}",
      body: '<a href="/bread">Bread</a><ul><li>Rye <b>bread</b></li></ul>',
    },
  ],
});
