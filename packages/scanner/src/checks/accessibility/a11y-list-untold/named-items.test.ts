import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListUntold } from "./rule.ts";

/** A field with a list of breads, which marks one of them as arrows go; `tell` names it. */
const suggesting = (tell: string, more = ""): string =>
  `<label>Bread <input id="field" role="combobox" aria-expanded="false" aria-controls="list" autocomplete="off"></label><ul id="list" role="listbox" aria-label="Breads" hidden>${["Rye", "Oat", "Spelt"].map((one, at) => `<li role="option" id="bread-${at}">${one}</li>`).join("")}</ul>
  <script>const items = [...list.children]; let at = -1; const tell = () => { ${tell} };
  const show = (is) => { list.hidden = !is; field.ariaExpanded = String(is); if (!is) { at = -1; mark(); } }; const mark = () => { items.forEach((one, index) => { one.ariaSelected = String(index === at); }); tell(); };
  field.oninput = () => show(true); field.onkeydown = (event) => { if (event.key === "Escape") show(false); if (!event.key.startsWith("Arrow")) return; event.preventDefault(); show(true); at = (at + (event.key === "ArrowDown" ? 1 : 2)) % 3; mark(); }; ${more}</script>`;
const NAMES = 'field.setAttribute("aria-activedescendant", at < 0 ? "" : "bread-" + at);';

/** A tree whose keys open a branch; `tell` says so. */
const branches = (tell: string, state = ""): string =>
  `<ul role="tree" aria-label="Mehl" id="tree">${["Roggen", "Hafer"].map((one, at) => `<li role="treeitem" ${state} tabindex="${-at}">${one}<ul role="group" hidden><li role="treeitem" tabindex="-1">Grob</li></ul></li>`).join("")}</ul>
  <script>const all = [...tree.children]; tree.onkeydown = (event) => { const at = all.indexOf(event.target); if (at < 0) return; const part = all[at].querySelector("ul"); if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); all[at].tabIndex = -1; all[1 - at].tabIndex = 0; all[1 - at].focus(); } if (event.key === "ArrowRight") { part.hidden = false; ${tell} } };</script>`;

ruleOutcomes(a11yListUntold, {
  passed: [
    {
      what: "a tree whose branches tell that they are open",
      body: branches('all[at].ariaExpanded = "true";', 'aria-expanded="false"'),
    },
    { what: "a field that names the option that arrows mark", body: suggesting(NAMES) },
    {
      what: "a field that closes its list a moment after it was left",
      body: suggesting(NAMES, "field.onblur = () => setTimeout(() => show(false), 200);"),
    },
  ],
  failed: [
    { what: "a tree whose branches don't", body: branches(""), at: ["#tree > li:nth-of-type(1)"] },
    {
      what: "a field that names ids which no option has",
      body: suggesting('field.setAttribute("aria-activedescendant", "option-" + at);'),
      at: ["#field"],
    },
    {
      what: "a field that goes on naming the first option",
      body: suggesting('field.setAttribute("aria-activedescendant", "bread-0");'),
      at: ["#field"],
    },
  ],
  review: {
    what: "a field that names none of the options that arrows mark",
    body: suggesting(""),
    at: ["#field"],
  },
  notApplicable: "<p>Bread</p>",
});
