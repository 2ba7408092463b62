import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTextPicture } from "./rule.ts";

const CAT = " /\\_/\\\n( o.o )\n &gt; ^ &lt;\n(______)";

ruleOutcomes(a11yTextPicture, {
  neverPasses: true,
  review: [
    { body: `<pre id="it">${CAT}</pre>`, at: ["#it"] },
    { body: '<pre id="it">+-----+    +-----+\n|     |---&gt;|     |\n+-----+    +-----+</pre>', at: ["#it"] },
  ],
  notApplicable: [
    `<pre role="img" aria-label="A cat">${CAT}</pre>`,
    "<pre>npm install\nnpm run build\nnpm test</pre>",
    "<pre>if (a) {\n  run(b);\n}</pre>",
  ],
});
