import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yKeyboardTrap } from "./rule.ts";

ruleOutcomes(a11yKeyboardTrap, {
  passed: [
    "<button>One</button><button>Two</button><button>Three</button>",
    {
      what: "a field that says which key leads out of it",
      body: '<p>Press Ctrl+M to leave the text.</p><textarea id="t" aria-label="Text"></textarea><button id="b">Save</button><script>t.onkeydown = (e) => { if (e.ctrlKey && e.key === "m") b.focus(); else if (e.key === "Tab") e.preventDefault() }</script>',
    },
  ],
  failed: [
    {
      body: '<button id="stay" onblur="setTimeout(() => this.focus(), 0)">Stay</button><button>Next</button><button>Last</button>',
      at: ["#stay"],
    },
    {
      what: "a field whose key does not lead out as it says",
      body: '<p>Press Ctrl+M to leave the text.</p><textarea id="t" aria-label="Text"></textarea><button id="b">Save</button><script>t.onkeydown = (e) => { if (e.key === "Tab") e.preventDefault() }</script>',
      at: ["#t"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
