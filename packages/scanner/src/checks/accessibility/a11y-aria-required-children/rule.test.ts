import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yAriaRequiredChildren } from "./rule.ts";

ruleOutcomes(a11yAriaRequiredChildren, {
  passed: [
    {
      what: "a menu in a part of the page that is still being filled, beside a list that is",
      body: '<section aria-label="Breads" aria-busy="true"><div role="menu" aria-label="Breads"><span>Loading the breads</span></div></section><div role="list"><div role="listitem">Rye</div></div>',
    },
    '<div role="list"><div role="listitem">Rye</div></div>',
    {
      what: "a row and a list of which nothing is shown",
      body: '<table><tr><th style="display:none">Bread</th></tr><tr><td>Rye</td></tr></table><ul><li hidden>Rye</li></ul><div role="list"><div role="listitem">Oat</div></div>',
    },
    {
      what: "tabs in the items of a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a role="tab" href="#b">Oat</a></li></ul>',
    },
    {
      what: "a menu in the items of a list, one of which has a menu of its own",
      body: '<ul role="menu"><li><div role="menuitem" tabindex="-1">Rye</div></li><li><div role="menuitem" tabindex="0" aria-haspopup="true">Oat</div><ul role="menu" style="display:none"><li><div role="menuitem" tabindex="-1">Oat rolls</div></li></ul></li></ul>',
    },
  ],
  failed: [
    {
      what: "a menu beside a part of the page that is still being filled",
      body: '<section aria-label="News" aria-busy="true"><p>Loading</p></section><div role="menu" aria-label="Breads"><span>All breads</span></div>',
    },
    {
      what: "a list of another kind beside the items of a menu",
      body: '<ul role="menu"><li><div role="menuitem" tabindex="0">Rye</div></li><li><div role="menuitem" tabindex="-1">Oat</div><div role="listbox" aria-label="Oats" tabindex="0"><div role="option">Oat rolls</div></div></li></ul>',
    },
    '<div role="list"><button>Rye</button></div>',
    {
      what: "a link beside tabs in a list",
      body: '<ul role="tablist"><li><a role="tab" href="#a">Rye</a></li><li><a href="/b">Oat</a></li></ul>',
    },
  ],
  notApplicable: "<p>Bread</p>",
});
