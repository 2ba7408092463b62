import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yKeyboardTrap } from "./rule.ts";

/** A field in which Tab writes; `back` is what Shift+Tab does with what was written. */
const editor = (back: string): string =>
  `<a href="/rye">Rye</a><textarea id="t" aria-label="Text"></textarea><button>Save</button><script>t.onkeydown = (event) => { if (event.key !== "Tab") return; const wrote = t.value.endsWith("\\t"); if (event.shiftKey) { ${back} } else { event.preventDefault(); t.value += "\\t"; } };</script>`;

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
    {
      what: "an editor in which Tab writes and Shift+Tab does nothing",
      body: editor("event.preventDefault()"),
      at: ["#t"],
    },
  ],
  review: {
    what: "an editor in which Tab writes, and which Shift+Tab leaves once all of it is taken back",
    body: editor("if (wrote) { event.preventDefault(); t.value = t.value.slice(0, -1); }"),
    at: ["#t"],
  },
  notApplicable: "<p>Bread</p>",
});
