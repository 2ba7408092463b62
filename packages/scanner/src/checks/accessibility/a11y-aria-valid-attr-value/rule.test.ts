import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { AXE } from "#evidence/engine-names.ts";

import { a11yAriaValidAttrValue } from "./rule.ts";

const by = AXE;

ruleOutcomes(a11yAriaValidAttrValue, {
  passed: [
    '<button aria-pressed="false">Bold</button>',
    { what: "a state that is written as not set", body: '<button aria-expanded="undefined">Menu</button>' },
    '<div role="checkbox" tabindex="0" aria-label="Rye" aria-checked="undefined"></div>',
    {
      what: "attributes without a value, whose defaults hold",
      body: '<div role="alert" aria-live>Baked</div><p aria-hidden="">Rye</p><button aria-pressed="">Bold</button><button aria-expanded="" aria-haspopup>Menu</button>',
    },
    {
      what: "fields whose lists are on the page only while they are open",
      body: '<div role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Bread" tabindex="-1"><div><input aria-label="Bread" aria-controls="listbox-null"></div></div><input role="combobox" aria-label="Town" aria-expanded="false" aria-autocomplete="list" aria-haspopup="listbox" aria-controls="towns">',
    },
  ],
  failed: [
    { what: "no such value", body: '<button aria-expanded="open">Menu</button>', by },
    {
      what: "a value that is none beside one that is not set",
      body: '<button aria-expanded="undefined" aria-haspopup="window">Menu</button>',
      by,
    },
    {
      what: "a value that is none beside an attribute without one",
      body: '<button aria-haspopup="" aria-expanded="open">Menu</button>',
      by,
    },
    {
      what: "an open list that is not there, and a closed one beside a missing description",
      body: '<input id="one" role="combobox" aria-label="Town" aria-expanded="true" aria-controls="towns"><div role="combobox" aria-expanded="false" aria-controls="x" aria-label="Bread" tabindex="0"><input id="two" aria-label="Bread" aria-controls="breads" aria-activedescendant="b1"></div>',
      at: ["#one", "#two"],
      by,
    },
    {
      what: "a scroll bar of what is not there",
      body: '<div id="one" role="scrollbar" tabindex="0" aria-label="Loaves" aria-valuenow="2" aria-controls="list"></div>',
      at: ["#one"],
      by,
    },
    {
      what: "fields of closed lists with another value that is none",
      body: '<input id="one" role="combobox" aria-label="Town" aria-expanded="no" aria-controls="towns"><div id="two" role="combobox" tabindex="0" aria-label="Bread" aria-expanded="false" aria-haspopup="popup" aria-controls="breads"></div>',
      at: ["#one", "#two"],
      by,
    },
  ],
  advice: {
    what: "controls that point to what is not there yet",
    body: '<button id="one" aria-controls="menu">Menu</button><button id="two" aria-controls="panel" aria-expanded="true">Prices</button>',
    at: ["#one", "#two"],
  },
  notApplicable: "<p>Bread</p>",
});
