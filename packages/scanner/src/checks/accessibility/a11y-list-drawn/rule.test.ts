import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListDrawn } from "./rule.ts";

ruleOutcomes(a11yListDrawn, {
  neverPasses: true,
  failed: [
    {
      what: "bullets that a style sheet draws, small pictures before line breaks, and dashes and numbers of a few words below headings",
      style: '.dot::before{content:"• "}',
      body: '<div id="drawn"><div class="dot">Rye bread</div><div class="dot">Oat bread</div><div class="dot">Rolls</div></div><p id="signs">👉 Mix the flour.<br>👉 Let it rest.<br>👉 Bake it.</p><section id="dashes"><h2>Rules</h2><p>- Wash your hands</p><p>- Bring a bag</p><p>- Come early</p></section><h2>Steps</h2><div id="numbers"><p>1. Mix</p><p>2. Rest</p><p>3. Bake</p></div>',
      at: ["#dashes", "#drawn", "#numbers", "#signs"],
    },
    {
      what: "dots as Japanese sets them",
      body: '<div id="dots"><div>・18:00 開会</div><div>・19:00 演奏</div><div>・20:00 花火</div></div>',
      at: ["#dots"],
    },
    {
      what: "bullets before line breaks",
      body: "<p>We sell:</p><div>• Rye bread<br>• Oat bread<br>• Rolls</div>",
      at: ["main > div"],
    },
    {
      what: "bullets before paragraphs",
      body: '<section id="list"><p>■ Rye bread</p><p>■ Oat <b>bread</b></p><p>■ Rolls</p></section>',
      at: ["#list"],
    },
    {
      what: "dashes that the words before announce",
      body: "<p>Please bring:<br>– a bag<br>– a list<br>– your card</p>",
      at: ["main > p"],
    },
    {
      what: "numbers after a paragraph that announces them",
      body: '<p>How to bake rye:</p><p id="steps">1. Mix<br>2. Rest<br>3. Bake</p>',
      at: ["#steps"],
    },
  ],
  review: [
    {
      what: "the start of a dialogue below the heading of a chapter, and lines with a small picture each",
      body: '<section id="talk"><h2>The mill</h2><p>– Is there bread?</p><p>– There is none.</p><p>– Then bake some.</p></section><p id="pictures">🍞 Rye bread<br>🍞 Oat bread<br>🍞 Rolls</p>',
      at: ["#pictures", "#talk"],
    },
    {
      what: "lines of a dialogue",
      body: "<p>They met at the mill.<br>– Is there bread?<br>– There is none.<br>– Then bake some.</p>",
      at: ["main > p"],
    },
    {
      what: "lines after one whose colon is not at its end",
      body: '<p>He said: come in.</p><p id="lines">– Is there bread?<br>– There is none.<br>– Then bake some.</p>',
      at: ["#lines"],
    },
    {
      what: "marks of notes",
      body: '<p id="notes">※雨天中止<br>※申込不要<br>※駐車場なし</p>',
      at: ["#notes"],
    },
    { what: "dashes", body: "<p>- Rye bread<br>- Oat bread<br>- Rolls</p>", at: ["main > p"] },
    { what: "letters", body: "<p>a) Mix<br>b) Rest<br>c) Bake</p>", at: ["main > p"] },
    { what: "numbers", body: "<p>1. Mix<br>2. Rest<br>3. Bake</p>", at: ["main > p"] },
  ],
  notApplicable: [
    "<ul><li>• Rye bread</li><li>• Oat bread</li><li>• Rolls</li></ul>",
    { what: "an address", body: "<p>12 Mill Road<br>Springfield<br>Phone 555 0100</p>" },
    {
      what: "two lines and marks inside of lines",
      body: "<p>• Rye<br>• Oat</p><p>Rye • oat • rolls • cakes</p>",
    },
    { what: "numbers that do not follow each other", body: "<p>12. June<br>3. July<br>9. August</p>" },
    {
      what: "small pictures that differ, and quotation marks that a style sheet draws",
      style: '.q::before{content:"“"}',
      body: '<p>🍞 Rye<br>☎️ 555 0100<br>🕘 Daily</p><div><p class="q">Good</p><p class="q">Better</p><p class="q">Best</p></div>',
    },
    { what: "code", body: "<pre>- one\n- two\n- three</pre>" },
  ],
});
