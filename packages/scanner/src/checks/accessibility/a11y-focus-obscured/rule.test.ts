import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusObscured } from "./rule.ts";

const LINES = Array.from(
  { length: 30 },
  (_, at) => `<a href="#line-${at}" style="display:block;margin:30px">Line ${at}</a>`,
).join("");
const BAR = "position:sticky;top:0;height:120px;background:#fff;z-index:2";

/** A long page under a bar. */
function under(bar: string, more = ""): string {
  return `<div id="bar" style="${bar}"><b>Offers</b></div>${LINES}${more}`;
}

/** A long page with a bar that only small windows have. */
function withSmallBar(bar: string, words = "<b>Call us</b>"): string {
  return `${LINES}<div id="bar">${words}</div><style>#bar{display:none}@media (max-width:500px){#bar{display:block;background:#fff;${bar}}}</style>`;
}
const AT_FOOT = "position:fixed;bottom:0;left:0;right:0;height:80px";

/** A long page over which choosing brings a bar. */
const chosen = (field: string, bar: string, room = ""): string =>
  `<p>${field}</p>${LINES}<div id="bar" hidden style="position:fixed;left:0;right:0;background:#fff;${bar}"><b>Compare</b></div>
  <script>document.querySelector("main input, main select").onchange = () => { bar.hidden = false; ${room} };</script>`;
/** A layer over the whole page with a box at the foot, as cookie banners have it. */
const veiled = (veil: string, box = "height:60px"): string =>
  `<p><a href="#a">Loaves</a> <button>Order</button></p><div id="veil" style="position:fixed;inset:0;${veil}"><div style="position:absolute;bottom:0;left:0;right:0;background:#fff;${box}"><button>Agree</button></div></div>`;
const BOX = '<label><input type="checkbox"> Compare</label>';

ruleOutcomes(a11yFocusObscured, {
  passed: [
    {
      what: "a bar that comes of choosing and for which the page then leaves room",
      body: chosen(
        BOX,
        "bottom:0;height:90px",
        'document.documentElement.style.scrollPaddingBottom = "100px"; document.body.style.paddingBottom = "100px";',
      ),
    },
    {
      what: "a bar that comes of choosing and lets the page be seen",
      body: chosen(BOX, "bottom:0;height:90px;background:rgb(255 255 255 / 0.5)"),
    },
    { what: "a page that a layer only dims", body: veiled("background:rgba(0,0,0,.4)") },
    { what: "a page under a veil that is white and blurred", body: veiled("background:#fffc") },
    {
      what: "a page under a black layer with an opacity of its own",
      body: `<p><a href="#a">Loaves</a></p><div style="position:fixed;inset:0;background:#000;opacity:.6"><b>Loading</b></div>`,
    },
    {
      what: "a page under two thin veils",
      body: `${veiled("background:#0008")}<div style="position:fixed;inset:0;background:#0006"></div>`,
    },
    {
      what: "a page under a gradient that begins clear",
      body: veiled("background:linear-gradient(rgba(255,255,255,.2),#fff)"),
    },
    {
      what: "a page dimmed by what the style sheet adds",
      body: veiled("", "height:60px"),
      style: "#veil::before{content:'';position:absolute;inset:0;background:rgb(20 20 20 / 60%)}",
    },
    "<button>One</button><button>Two</button>",
    {
      what: "a bar that the page leaves room for",
      body: under(BAR),
      style: "html{scroll-padding-top:130px}",
    },
    { what: "links that leave room for a bar", body: under(BAR), style: "main a{scroll-margin-top:130px}" },
    { what: "a bar that scrolls away", body: under(BAR.replace("sticky", "relative")) },
    {
      what: "a bar through which the page is seen",
      body: under(BAR.replace("#fff", "rgb(255 255 255 / 40%)")),
    },
    {
      what: "a page that scrolls on where its bar would cover the focus",
      body: under(
        BAR,
        `<script>addEventListener("focusin", ({ target }) => setTimeout(() => {
          const { top } = target.getBoundingClientRect();
          if (top < 130) scrollBy(0, top - 130);
        }, 100))</script>`,
      ),
    },
    {
      what: "a bar of small windows that the page leaves room for",
      body: withSmallBar(AT_FOOT),
      style: "html{scroll-padding-bottom:90px}body{padding-bottom:90px}",
    },
    { what: "a bar of small windows in the flow of the page", body: withSmallBar("height:80px") },
    {
      what: "a box of small windows that leaves the lines beside it in view",
      body: withSmallBar("position:fixed;bottom:0;right:0;width:60px;height:60px"),
    },
    {
      what: "a dialog at the foot of small windows, which people answer first",
      body: withSmallBar(AT_FOOT).replace('id="bar"', 'id="bar" role="dialog" aria-label="Cookies"'),
    },
    {
      what: "a page that scrolls on where a bar of small windows would cover the focus",
      body: `${withSmallBar(AT_FOOT)}<script>addEventListener("focusin", ({ target }) => setTimeout(() => {
          const { bottom } = target.getBoundingClientRect();
          if (bottom > innerHeight - 90) scrollBy(0, bottom - innerHeight + 90);
        }, 100))</script>`,
      style: "body{padding-bottom:90px}",
    },
    {
      what: "a link in the shadow of a bar",
      body: `<site-bar style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff"></site-bar>
        <script>document.querySelector("site-bar").attachShadow({ mode: "open" }).innerHTML = '<a href="#a">Start</a>'</script>`,
    },
  ],
  failed: [
    {
      what: "a page behind a layer through which hardly anything is seen",
      body: veiled("background:#2d1a1fee"),
    },
    {
      what: "a page behind a dark layer that the style sheet adds",
      body: veiled(""),
      style: "#veil::before{content:'';position:absolute;inset:0;background:#111}",
      at: ["main > p > a", "main > p > button"],
    },
    {
      what: "a page behind several veils that are dark together",
      body: `${veiled("background:rgba(0,0,0,.75)")}<div style="position:fixed;inset:0;background:rgba(0,0,0,.75)"></div>`,
    },
    {
      what: "what lies behind the box of a layer, while the rest is only dimmed",
      body: veiled("background:rgba(0,0,0,.4)", "top:200px").replace(
        "<p>",
        '<p style="height:500px"><a href="#b" style="position:absolute;top:420px">Hours</a> ',
      ),
      at: ["main > p > a:nth-of-type(1)"],
    },
    {
      what: "a link behind the layer of a component",
      body: `<p><a href="#a">Loaves</a></p><site-layer></site-layer>
        <script>document.querySelector("site-layer").attachShadow({ mode: "open" }).innerHTML = '<div style="position:fixed;inset:0;background:#fff"><p>Loading</p></div>'</script>`,
    },
    {
      what: "a bar at the foot that comes of ticking a box",
      body: chosen(BOX, "bottom:0;height:90px"),
    },
    {
      what: "a bar at the foot that comes of choosing from a list",
      body: chosen(
        "<label>Pain <select><option>Seigle</option><option>Avoine</option></select></label>",
        "bottom:0;height:120px",
      ),
    },
    {
      body: '<a href="#a" style="position:absolute;top:10px;left:10px">Under</a><p><button style="position:absolute;top:10px;left:90px">Too</button></p><div id="bar" style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff"><b>Offers</b></div>',
      at: ["main > a", "main > p > button"],
    },
    { what: "links behind a bar when the focus goes back", body: under(BAR) },
    { what: "a bar that only small windows have", body: withSmallBar(AT_FOOT) },
    {
      what: "a last link for which the page cannot scroll on",
      body: withSmallBar(AT_FOOT),
      style: "html{scroll-padding-bottom:90px}",
      at: ["main > a:nth-of-type(30)"],
    },
    {
      what: "a header that takes more room in small windows than the page leaves",
      body: under(
        "position:sticky;top:0;background:#fff;z-index:2",
        "<style>#bar b{display:block;height:20px}@media (max-width:500px){#bar b{height:110px}}</style>",
      ),
      style: "html{scroll-padding-top:40px}",
    },
  ],
  notApplicable: "<p>Bread</p>",
});
