import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { PLUMBLINE } from "#evidence/engine-names.ts";

import { a11yAriaHiddenFocus } from "./rule.ts";

ruleOutcomes(a11yAriaHiddenFocus, {
  passed: [
    {
      what: "a slide out of sight that the keyboard skips",
      style: "section { display: block !important } .next { opacity: 0 }",
      body: '<section class="next" hidden aria-hidden="true"><a href="/oat" tabindex="-1">Oat</a></section>',
    },
    '<div aria-hidden="true"><span>Bread</span></div>',
    {
      what: "a disabled group of fields",
      body: '<div aria-hidden="true"><fieldset disabled><input aria-label="Loaves"></fieldset></div>',
    },
    {
      what: "an empty element that passes the focus on",
      body: '<div id="in"><div id="first" tabindex="0" aria-hidden="true"></div><button id="ok">Order</button></div><script>first.onfocus = () => ok.focus()</script>',
    },
    {
      what: "a guard with text that passes the focus on",
      body: '<div aria-hidden="true"><p><a href="#" onfocus="ok.focus()">Before the dialog</a></p></div><button id="ok">Order</button>',
    },
    {
      what: "what lies behind an open modal dialog",
      body: '<dialog id="ask"><button>OK</button></dialog><div aria-hidden="true"><a href="/a">Bread</a></div><script>ask.showModal()</script>',
    },
  ],
  failed: [
    '<div aria-hidden="true"><a href="/a">Bread</a></div>',
    {
      what: "a link that only reacts to the focus",
      body: '<div aria-hidden="true"><a href="#" onfocus="this.style.color = \'red\'">Bread</a></div><button>Order</button>',
    },
    {
      what: "a slide out of sight, which a style shows against its hidden attribute",
      by: PLUMBLINE,
      style:
        ".slides { position: relative; overflow: hidden; height: 200px } section { position: absolute; inset: 0; display: block !important } .next { transform: translateX(150%); opacity: 0 }",
      body: '<div class="slides"><section><h2>Rye</h2></section><section id="it" class="next" hidden aria-hidden="true"><a href="/oat">Oat</a></section></div>',
      at: ["#it"],
    },
    {
      what: "a guard beside a link that keeps the focus",
      body: '<div aria-hidden="true"><a href="#" onfocus="ok.focus()">Before</a><a href="/a">Bread</a></div><button id="ok">Order</button>',
    },
  ],
  notApplicable: "<p>Bread</p>",
});
