import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListDrawn } from "./rule.ts";

ruleOutcomes(a11yListDrawn, {
  neverPasses: true,
  failed: [
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
    { what: "code", body: "<pre>- one\n- two\n- three</pre>" },
  ],
});
