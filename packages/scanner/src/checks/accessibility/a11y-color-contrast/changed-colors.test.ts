import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yColorContrast } from "./rule.ts";

const TIMES = "Open every day from eight to six, and on Fridays until nine in the evening.";

ruleOutcomes(a11yColorContrast, {
  passed: [
    {
      what: "filters that leave texts clear, or make pale ones clear: gray, a shadow, darker, inverted as a whole",
      style:
        "p{background:#fff} .gray{filter:grayscale(1)} .shadow{filter:drop-shadow(0 0 2px #000)} .dark{filter:brightness(.4)} .dark p{color:#999;background:#fff0} .inverted{filter:invert(1)}",
      body: `<p class="gray" style="color:#333">${TIMES}</p><p class="shadow" style="color:#333">${TIMES}</p><div class="inverted"><p style="color:#fff;background:#222">${TIMES}</p></div>`,
    },
    {
      what: "first lines and letters of a clear color, and a pale one of a style that no text has",
      style:
        "p{background:#fff} .a::first-line{color:#333} .b::first-letter{color:#600;font-size:3em} .c::first-line{color:#ddd;background:#222} .none::first-line{color:#eee}",
      body: `<p class="a">${TIMES}</p><p class="b">${TIMES}</p><p class="c">${TIMES}</p>`,
    },
  ],
  failed: [
    {
      what: "clear colors that a filter makes pale: on the text, on what is around it, and with less opacity",
      style:
        "p{background:#fff;color:#444} .pale{filter:opacity(.4)} .bright{filter:contrast(.3) brightness(1.4)} .bright p{color:#1e3a8a}",
      body: `<p class="pale" id="pale">${TIMES}</p><div class="bright"><p id="bright">${TIMES}</p></div>`,
      at: ["#bright", "#pale"],
    },
    {
      what: "pale first lines and letters",
      style:
        "p{background:#fff} @media all{.a::first-line{color:#bbb}} .b::first-letter{color:#ccc} .c:first-line{color:#fff}",
      body: `<p class="a" id="line">${TIMES}<br>Come in.</p><p class="b" id="letter">${TIMES}</p><p class="c" id="old">${TIMES}<br>Come in.</p>`,
      at: ["#letter", "#line", "#old"],
    },
    {
      what: "pale letters on a plain ground",
      body: `<p style="color:#aaa;background:#fff">${TIMES}</p>`,
      at: ["main > p"],
      by: AXE,
    },
  ],
  review: {
    what: "a filtered text on a page too large to be pictured on the way",
    isKeyPage: false,
    body: `<div style="background:#fff"><p id="it" style="color:#bbb;filter:contrast(.5)">${TIMES}</p></div>${"<p>Bread</p>".repeat(90)}`,
    at: ["#it"],
  },
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body></body></html>',
});
