import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yInputPurpose } from "./rule.ts";

const field = (label: string, attributes = ""): string =>
  `<p><label>${label} <input ${attributes}></label></p>`;

ruleOutcomes(a11yInputPurpose, {
  passed: [
    {
      what: "hints for a part of the same, for signing in, or for a card",
      body: `<form>${field("Your name", 'autocomplete="given-name"')}${field("Email", 'autocomplete="username webauthn"')}${field("Name", 'autocomplete="cc-name"')}${field("Zip code", 'autocomplete="shipping postal-code"')}<button>Register</button></form>`,
    },
    `<form>${field("Your name", 'autocomplete="name"')}${field("Your email", 'type="email" autocomplete="email"')}<button>Register</button></form>`,
    {
      what: "one field that may be about anyone",
      body: `<form>${field("Name")}<button>Search</button></form>`,
    },
  ],
  failed: [
    {
      what: "hints for something else",
      body: `<form>${field("Full name", 'id="one" autocomplete="cc-number"')}${field("Email", 'id="two" type="email" autocomplete="section-a bday"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "a registration",
      body: `<form>${field("First name", 'id="one"')}${field("Email", 'id="two" type="email"')}<button>Create account</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "labels that speak to the reader",
      body: `<form>${field("Your name *", 'id="one"')}${field("Your phone number (optional)", 'id="two" type="tel" autocomplete="off"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      what: "an order in German",
      body: `<form lang="de">${field("Nachname", 'id="one"')}${field("PLZ", 'id="two"')}<button>Bestellen</button></form>`,
      at: ["#one", "#two"],
    },
  ],
  review: [
    {
      what: "fields about some person",
      body: `<form>${field("Name", 'id="one"')}${field("Email", 'id="two"')}<button>Send</button></form>`,
      at: ["#one", "#two"],
    },
    {
      body: `<form>${field("Your email", 'id="one" type="email"')}<button>Send</button></form>`,
      at: ["#one"],
    },
  ],
  notApplicable: [
    `<form>${field("Search term")}${field("File name")}<button>Search</button></form>`,
    `<form>${field("Company name")}${field("Name of the dog")}<button>Register</button></form>`,
  ],
});
