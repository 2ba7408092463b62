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

ruleOutcomes(a11yFocusObscured, {
  passed: [
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
      what: "a link in the shadow of a bar",
      body: `<site-bar style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff"></site-bar>
        <script>document.querySelector("site-bar").attachShadow({ mode: "open" }).innerHTML = '<a href="#a">Start</a>'</script>`,
    },
  ],
  failed: [
    {
      body: '<a href="#a" style="position:absolute;top:10px;left:10px">Under</a><p><button style="position:absolute;top:10px;left:90px">Too</button></p><div id="bar" style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff"><b>Offers</b></div>',
      at: ["main > a", "main > p > button"],
    },
    { what: "links behind a bar when the focus goes back", body: under(BAR) },
  ],
  notApplicable: "<p>Bread</p>",
});
