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
