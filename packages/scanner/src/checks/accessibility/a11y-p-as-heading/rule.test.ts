import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { PLUMBLINE } from "#evidence/engine-names.ts";

import { a11yPAsHeading } from "./rule.ts";

const TEXT =
  "<p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>";
const POSTS = ["Baker", "Miller", "Farmer"]
  .map((post) => `<div><h2>${post}</h2><div class="t">Harbour Bakery</div>${TEXT}</div>`)
  .join("");
const by = PLUMBLINE;

ruleOutcomes(a11yPAsHeading, {
  passed: [
    "<p>Bread</p><p>We bake by hand.</p>",
    {
      what: "bold sentences",
      body: `<p><b>We are closed in May.</b></p>${TEXT}<p><b>Bring a bag.</b></p>${TEXT}`,
    },
    {
      what: "a bold lead-in",
      body: `<p><b>Note:</b> We are closed.</p>${TEXT}<p><b>Also:</b> Bring a bag.</p>${TEXT}`,
    },
    { what: "one bold line of the text's size", body: `<p><b>Closed on Monday</b></p>${TEXT}` },
    {
      what: "subtitles of headings",
      style: ".t{font-size:24px;font-weight:700}",
      body: POSTS,
    },
    {
      what: "a subtitle in bold below a heading",
      body: `<h2>Rye</h2><p><b>Our classic</b></p>${TEXT}<h2>Oat</h2><p><b>Our youngest</b></p>${TEXT}<div role="heading" aria-level="2">Wheat</div><p><b>Our finest</b></p>${TEXT}`,
    },
  ],
  failed: [
    {
      what: "sections, the first of which begins right below the title",
      body: `<h2>Seasons</h2><p id="a"><b>Spring</b></p>${TEXT}<p id="b"><b>Summer</b></p>${TEXT}<p id="c"><b>Autumn</b></p>${TEXT}`,
      at: ["#a", "#b", "#c"],
      by,
    },
    {
      what: "bold paragraphs of a text",
      body: `<p id="a"><b>Spring</b></p>${TEXT}<p id="b"><b>Summer</b></p>${TEXT}<p id="c"><b>Autumn</b></p>${TEXT}`,
      at: ["#a", "#b", "#c"],
      by,
    },
    {
      what: "large boxes",
      style: ".t{font-size:24px;font-weight:700}",
      body: `<div class="t" id="a">Spring</div>${TEXT}<div class="t" id="b">Summer</div>${TEXT}<div class="t" id="c">Autumn</div>${TEXT}`,
      at: ["#a", "#b", "#c"],
      by,
    },
  ],
  review: [
    {
      what: "a line of its own among subtitles",
      style: ".t{font-size:24px;font-weight:700}",
      body: `${POSTS}<ul><li>Rye</li></ul><div class="t" id="it">How we work</div>${TEXT}`,
      at: ["#it"],
      by,
    },
    {
      what: "large letters that are not bold",
      style: ".t{font-size:22px;color:#035}",
      body: `<div id="a"><span class="t">Spring</span></div>${TEXT}<div id="b"><span class="t">Summer</span></div>${TEXT}`,
      at: ["#a", "#b"],
      by,
    },
    {
      body: '<p style="font-size:32px;font-weight:bold">Bread</p><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p>',
      by,
    },
    {
      what: "two alike",
      style: ".t{font-size:24px;font-weight:700}",
      body: `<div class="t" id="a">Spring</div>${TEXT}<div class="t" id="b">Summer</div>${TEXT}`,
      at: ["#a", "#b"],
      by,
    },
  ],
  notApplicable: [
    {
      what: "names of products in a list",
      body: `<ul>${`<li><div style="font-size:24px;font-weight:bold">Rye</div>${TEXT}</li>`.repeat(3)}</ul>`,
    },
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Bread</h1></main></body></html>',
  ],
});
