import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ACCESSLINT } from "#evidence/engine-names.ts";

import { a11yLinkInTextBlock } from "./rule.ts";

const GRADIENT =
  "background:linear-gradient(90deg,#17c,#2ad);-webkit-background-clip:text;background-clip:text;-webkit-text-fill-color:transparent";

ruleOutcomes(a11yLinkInTextBlock, {
  passed: [
    {
      what: "anchors beside a heading and a mark of a footnote, which are signs and no words",
      style: "a{text-decoration:none;color:#5755d9}",
      body: '<h2 style="color:#000">Rye bread <a href="#rye">#</a></h2><p style="color:#000">Our flour comes from the mill <a href="#note">*</a> in the next village.</p>',
    },
    {
      what: "links in bold letters with a gradient, in English and German",
      style: `.g{text-decoration:none;color:#333;${GRADIENT}} .b{font-weight:600}`,
      body: '<p style="color:#000">Don’t have an account? <a class="g b" href="/up">Sign up</a></p><p style="color:#000">Noch kein Konto? <a class="g" href="/neu"><b class="b">Jetzt anlegen</b></a></p>',
    },
    {
      what: "a link below a text in the same box, and one in a text",
      body: '<div style="color:#000"><p>Fresh bread every morning, with flour from the mill.</p><a href="/more" style="color:#333;text-decoration:none">Read more <i>→</i></a></div><p style="color:#000">Here are <a href="/all">all of our loaves</a> with their prices.</p>',
    },
    {
      what: "regions of a map that are links, and a link in a text",
      body: '<p style="color:#000">Choose one of the parts of our town, or <a href="/all">see them all</a>.</p><svg width="300" height="120" viewBox="0 0 300 120"><text x="10" y="20" fill="#000">Parts of our town, as they are today</text><a href="/1"><rect x="10" y="40" width="120" height="60" fill="#def"/><text x="20" y="70" fill="#222">Harbor</text></a><a href="/2"><rect x="150" y="40" width="120" height="60" fill="#def"/><text x="160" y="70" fill="#222">Market</text></a></svg>',
    },
    '<p style="color:#000">Fresh bread every morning, and <a href="/a" style="color:#00c;text-decoration:underline">the price list</a> for all of our loaves.</p>',
  ],
  failed: [
    '<p style="color:#000">Fresh bread every morning, and <a href="/a" style="color:#222;text-decoration:none">the price list</a> for all of our loaves.</p>',
    {
      what: "a link in an inline box in a text",
      body: '<div style="color:#000">Fresh bread every morning, and <span><a href="/a" style="color:#222;text-decoration:none">the price list</a></span> for all of our loaves.</div>',
    },
  ],
  review: {
    what: "links with a gradient as bold as a word of the text, or hardly bolder than it",
    style: `.g{text-decoration:none;color:#333;${GRADIENT}} .b{font-weight:600}`,
    body: '<p style="color:#000"><b>Don’t</b> have an account? <a class="g b" id="a" href="/up">Sign up</a></p><p style="color:#000;font-weight:500">Noch kein Konto? <a class="g b" id="b" href="/neu">Jetzt anlegen</a></p>',
    at: ["#a", "#b"],
    by: ACCESSLINT,
  },
  notApplicable: "<p>Bread</p>",
});
