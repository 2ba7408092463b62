import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yList } from "./rule.ts";

ruleOutcomes(a11yList, {
  passed: [
    "<ul><li>Rye</li></ul>",
    {
      what: "a list with lines between its items that say nothing",
      body: '<ul><li><a href="/rye">Rye</a></li><li role="presentation" class="line"></li><li>Oat</li><br><hr role="none"><li role="none"> </li></ul>',
    },
  ],
  failed: [
    "<ul><div>Rye</div></ul>",
    {
      what: "lists with words, a link or a picture in what isn't an item",
      body: `<ul id="words"><li>Rye</li><li role="presentation">Oat</li></ul><ul id="link"><li>Rye</li><li role="none"><a href="/oat" aria-label="Oat"></a></li></ul>
        <ul id="picture"><li>Rye</li><li role="presentation"><img alt="Oat" src="oat.png"></li></ul><ul id="mixed"><li>Rye</li><br><div>Oat</div></ul>`,
      at: ["#words", "#link", "#picture", "#mixed"],
      by: AXE,
    },
  ],
  notApplicable: "<p>Bread</p>",
});
