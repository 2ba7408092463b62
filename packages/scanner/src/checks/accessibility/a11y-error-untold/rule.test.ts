import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { MUCH_TEXT } from "#checks/accessibility/sample-texts.testing.ts";

import { a11yErrorUntold } from "./rule.ts";

ruleOutcomes(a11yErrorUntold, {
  passed: [
    {
      what: "the browser's own message",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form>',
    },
    {
      what: "a text of its own",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form><script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault(); told.hidden = false })</script>',
    },
  ],
  failed: [
    {
      what: "a border that only turns red",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form><script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault(); event.target.style.borderColor = "red" })</script>',
      at: ['input[name="who"]'],
    },
    {
      what: "a message that is held back",
      body: '<form action="/send"><label>Name <input name="who" required></label><p id="told" hidden>Please enter your name.</p><button>Send</button></form><script>document.querySelector("input").addEventListener("invalid", (event) => { event.preventDefault();  })</script>',
    },
  ],
  notApplicable: "<p>Bread</p>",
  notLookedAt: {
    what: "a page too large to be examined so closely",
    body: MUCH_TEXT,
    isKeyPage: false,
  },
});
