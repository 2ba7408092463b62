import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

const CHECK = "event.preventDefault(); wrong.hidden = false";
const formWith = (message: string, script = ""): string =>
  `<form action="/order" novalidate onsubmit="${CHECK}${script}"><label>Name <input name="who" id="who" required aria-describedby="wrong"></label>${message}<button>Order</button></form>`;

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "a message in a live region",
      body: formWith('<div role="alert"><p id="wrong" hidden>Please tell us your name.</p></div>'),
    },
    {
      what: "a message of the field that gets the focus",
      body: formWith('<p id="wrong" hidden>Please tell us your name.</p>', "; who.focus()"),
    },
    {
      what: "an alert that scripts put in",
      body: `<form action="/order" novalidate id="form"><label>Name <input></label><button>Order</button></form>
        <script>form.onsubmit = (event) => { event.preventDefault(); const told = document.createElement("p"); told.role = "alert"; told.textContent = "Please tell us your name."; form.prepend(told); };</script>`,
    },
  ],
  failed: [
    {
      what: "a message that only wrong entries bring",
      body: '<form action="/join" novalidate onsubmit="event.preventDefault(); if (mail.value !== \'\') wrong.hidden = false"><label>Mail <input type="email" id="mail"></label><p id="wrong" hidden>Write an address with an @.</p><button>Join</button></form>',
      at: ["#wrong"],
    },
    {
      what: "a message beside the field",
      body: formWith('<p id="wrong" hidden>Please tell us your name.</p>'),
      at: ["#wrong"],
    },
    {
      what: "a text that becomes another one",
      body: '<form action="/order" id="form"><label>Mail <input></label><p id="hint">We answer within a day.</p><button>Order</button></form><script>form.onsubmit = (event) => { event.preventDefault(); hint.textContent = "This is no address."; };</script>',
      at: ["#hint"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "forms that the browser checks, that are sent, and whose button says that it works",
      body: `<form action="/order"><label>Name <input required></label><button>Order</button></form><form action="/search"><label>Search <input></label><button>Search</button></form>
        <form onsubmit="event.preventDefault(); this.lastElementChild.textContent = 'Sending'"><label>Mail <input></label><button>Send</button></form>`,
    },
  ],
});
