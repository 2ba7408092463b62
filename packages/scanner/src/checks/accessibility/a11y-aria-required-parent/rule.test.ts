import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredParent } from "./rule.ts";

const TABS =
  '<button role="tab" aria-selected="true">Rye</button><button role="tab" aria-selected="false" tabindex="-1">Oat</button>';
/** A component with a shadow root. */
const tabRow = (inside: string): string =>
  `<script>customElements.define("tab-row", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = '${inside}'; } });</script>`;

ruleOutcomes(a11yAriaRequiredParent, {
  passed: [
    {
      what: "options that a listbox owns by their ids",
      body: '<div role="listbox" tabindex="0" aria-label="Bread" aria-owns="rye oat"></div><div><div role="option" id="rye" aria-selected="false">Rye</div><div role="option" id="oat" aria-selected="false">Oat</div></div>',
    },
    '<div role="list"><div role="listitem">Rye</div></div>',
    {
      what: "tabs in a slot of a component that makes a row of them",
      body: `<tab-row>${TABS}</tab-row>${tabRow('<div role="tablist" aria-label="Bread"><slot></slot></div>')}`,
    },
    {
      what: "tabs in the items of a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a role="tab" href="#b">Oat</a></li></ul>',
    },
  ],
  failed: ['<div role="listitem">Rye</div>', '<ul><li><a role="tab" href="#a">Rye</a></li></ul>'],
  notApplicable: "<p>Bread</p>",
});
