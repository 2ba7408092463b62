import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHoverContentInTheWay } from "./rule.ts";

const TIP =
  ".has{position:relative} .tip{visibility:hidden;position:absolute;left:0;top:100%;background:#000;color:#fff} .has:hover .tip{visibility:visible}";
/** A hint that the style sheet writes below a button. */
const DRAWN =
  "p{margin:0} .hint{position:relative} .hint::after{content:attr(data-t);position:absolute;left:0;top:100%;width:200px;background:#000;color:#fff;opacity:0} .hint:hover::after,.hint:focus::after{opacity:1} ";
const BELOW = "<p>Fresh from the oven each morning, all week long and on holidays.</p>";

/** A button with a hint below it, where nothing else stands, and what a script does about that. */
const timed = (words: string, script: string): string =>
  `<button id="more">${words}</button><div id="hint" style="position:absolute;background:#000;color:#fff" hidden>Rye grows on poor ground</div><div style="height:200px"></div><script>${script}</script>`;

ruleOutcomes(a11yHoverContentInTheWay, {
  passed: [
    {
      what: "a hint that goes some time after the pointer has left",
      body: timed(
        "Rye",
        "let wait = 0; for (const one of [more, hint]) { one.onmouseenter = () => { clearTimeout(wait); hint.hidden = false; }; one.onmouseleave = () => { wait = setTimeout(() => { hint.hidden = true; }, 900); }; }",
      ),
    },
    {
      what: "a hint beside something else that comes late",
      body: timed(
        "Rye",
        "more.onmouseenter = () => { hint.hidden = false; setTimeout(() => { more.dataset.seen = 1; }, 1300); }; more.onmouseleave = ({ relatedTarget }) => { if (relatedTarget !== hint) hint.hidden = true; }; hint.onmouseleave = () => { hint.hidden = true; };",
      ),
    },
    {
      what: "a drawn hint where nothing else stands, and one over a text that Escape closes",
      style: `${DRAWN}.off::after{display:none}`,
      body: `<button class="hint" data-t="Open from six">Hours</button><div style="height:100px"></div>
        <button class="hint" id="days" data-t="Closed on Mondays">Days</button>${BELOW}
        <script>addEventListener("keydown", ({ key }) => days.classList.toggle("off", key === "Escape")); days.addEventListener("mouseleave", () => days.classList.remove("off"));</script>`,
    },
    {
      what: "a wide hint beside texts and above one",
      style: `.has{position:relative} .tip{display:none;position:absolute;left:0;top:100%;width:500px;height:200px;background:#000;color:#fff} .has:hover .tip{display:block}`,
      body: `<button class="has" id="hours">Hours<span class="tip">Open from six</span></button><div style="height:100px"></div><p style="margin:0 0 0 560px">Rye</p><div style="height:120px"></div><p>Oat</p>`,
    },
    {
      what: "a hint over the text below that Escape closes",
      style: `${TIP} .closed .tip{visibility:hidden!important}`,
      body: `<button class="has" id="hours">Hours<span class="tip">Open from six</span></button>${BELOW}
        <script>addEventListener("keydown", ({ key }) => hours.classList.toggle("closed", key === "Escape")); hours.addEventListener("mouseleave", () => hours.classList.remove("closed"));</script>`,
    },
    ...["00:42", "12.5 %", "€ 30"].map((figures) => ({
      what: `${figures}, which a scale shows above the pointer`,
      style:
        ".scale{position:relative;width:400px;height:20px;background:#246} .at{display:none;position:absolute;bottom:60px;background:#000;color:#fff} .scale:hover .at{display:block}",
      body: `${BELOW}<div class="scale"><span class="at">${figures}</span></div>`,
    })),
    {
      what: "a hint where nothing else stands",
      style: TIP,
      body: '<button class="has">Hours<span class="tip">Open from six</span></button><div style="height:200px"></div>',
    },
    ...[
      "h2{background:#fff}",
      "h2::before{content:'';position:absolute;inset:0;z-index:-1;background:#fff}",
    ].map((look) => ({
      what: `a mark beside a heading that already lies over the one before it, by ${look}`,
      style: `${look} h2{position:sticky;z-index:1;top:0;margin:0;line-height:60px} .mark{display:none} #hours:hover .mark{display:inline}`,
      body: `<div style="height:3000px"><h2>Bread from the oven, all week long</h2><h2 style="margin-top:-60px" id="hours">Hours <span class="mark">from six</span></h2></div>`,
    })),
  ],
  failed: [
    {
      what: "a hint that goes after a moment though the pointer stays",
      body: timed(
        "Rye",
        "more.onmouseenter = () => { hint.hidden = false; setTimeout(() => { hint.hidden = true; }, 1500); };",
      ),
      at: ["#more"],
    },
    {
      what: "a hint that goes after three seconds or with the pointer, in German",
      body: timed(
        "Was ist Roggen?",
        "let wait = 0; more.onmouseover = more.onfocus = () => { hint.hidden = false; clearTimeout(wait); wait = setTimeout(() => { hint.hidden = true; }, 3000); }; more.onmouseout = ({ relatedTarget }) => { if (relatedTarget !== hint) hint.hidden = true; }; hint.onmouseleave = () => { hint.hidden = true; };",
      ),
      at: ["#more"],
    },
    {
      what: "a drawn hint over the text below, and one above a button over a heading",
      style: `${DRAWN}.up{position:relative} .up:focus:before,.up:hover:before{content:attr(aria-label);position:absolute;bottom:110%;left:50%;transform:translate(-50%,0);white-space:nowrap;background:#000;color:#fff}`,
      body: `<button class="hint" id="hours" data-t="Open from six">Hours</button>${BELOW}
        <h3 style="margin:0 0 4px">Roggenbrot vom Vortag</h3><button class="up" id="price" aria-label="Pfand von zwei Euro">?</button>`,
      at: ["#hours", "#price"],
    },
    {
      what: "a drawn hint that lets the pointer through",
      style: `${DRAWN}.hint::after{pointer-events:none}`,
      body: '<button class="hint" id="hours" data-t="Open from six">Hours</button><div style="height:200px"></div>',
      at: ["#hours"],
    },
    {
      what: "a wide hint over one short line of text",
      style: `.has{position:relative} .tip{display:none;position:absolute;left:0;top:100%;width:900px;height:240px;background:#000;color:#fff} .has:hover .tip{display:block}`,
      body: `<button class="has" id="hours">Hours<span class="tip">Open from six</span></button><div style="height:60px"></div><p style="margin:0 0 0 180px">Rye</p><div style="height:300px"></div>`,
      at: ["#hours"],
    },
    {
      what: "a mark over a heading below, through a box with no more than a bar of color",
      style:
        "h2{position:sticky;top:0;margin:0;line-height:60px} #hours::before{content:'';position:absolute;inset:0 auto 0 0;width:4px;background:#036} .mark{display:none} #hours:hover .mark{display:inline}",
      body: `<div style="height:3000px"><h2>Bread from the oven, all week long</h2><h2 style="margin-top:-60px" id="hours">Hours <span class="mark">from six</span></h2></div>`,
      at: ["#hours"],
    },
    {
      what: "a menu over the text below that waits before it goes",
      style:
        ".has{position:relative} .tip{visibility:hidden;position:absolute;left:0;top:100%;background:#000} .open .tip{visibility:visible} .tip a{color:#fff}",
      body: `<div class="has" id="menu"><a href="/hours" id="hours">Hours</a><div class="tip"><a href="/winter">Winter</a></div></div>${BELOW}
        <script>let timer; const close = () => menu.classList.remove("open"); menu.onmouseenter = () => { clearTimeout(timer); menu.classList.add("open"); }; menu.onmouseleave = () => { timer = setTimeout(close, 800); };
        menu.onfocus = menu.onmouseenter; menu.addEventListener("focusin", menu.onmouseenter); menu.addEventListener("focusout", menu.onmouseleave);</script>`,
      at: ["#menu"],
    },
    {
      what: "a hint over the text below",
      style: TIP,
      body: `<button class="has" id="hours">Hours<span class="tip">Open from six</span></button>${BELOW}`,
      at: ["#hours"],
    },
    {
      what: "a hint that is gone on the way to it, and one that lets the pointer through",
      style: `${TIP} .far .tip{top:calc(100% + 40px)} .through .tip{pointer-events:none}`,
      body: '<button class="has far" id="far">Hours<span class="tip">Open from six</span></button><div style="height:150px"></div><button class="has through" id="through">Days<span class="tip">Open on weekdays</span></button><div style="height:100px"></div>',
      at: ["#far", "#through"],
    },
    {
      what: "one hint that two boxes inside each other bring up",
      style: `${TIP} .bar:hover .tip{visibility:visible}`,
      body: `<div class="bar"><button class="has" id="rail">Loaves<span class="tip">Seven of them</span></button></div>${BELOW}`,
      at: ["#rail"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
