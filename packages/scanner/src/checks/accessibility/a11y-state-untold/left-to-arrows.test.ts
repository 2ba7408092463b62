import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

const STYLE = ".on{background:#035;color:#fff}";

/** Tabs or radio buttons of which the Tab key stops at one; `tell` says which is chosen, `part` is what stands below. */
const row = (
  [group, item, state]: readonly [string, string, string],
  names: readonly string[],
  tell: string,
  part = '<div role="tabpanel" tabindex="0" aria-label="Part"><p class="part">Rye</p></div>',
): string =>
  `<section><div role="${group}" aria-label="Bread">${names.map((name, at) => `<button type="button" role="${item}" ${state}="${at === 0}" tabindex="${at === 0 ? 0 : -1}" class="${at === 0 ? "on" : ""}">${name}</button>`).join("")}</div>${part}
  <script>{ const box = document.currentScript.parentElement; const all = [...box.querySelectorAll("[role=${item}]")]; const words = box.querySelector(".part");
  const choose = (one) => { all.forEach((other) => { other.classList.toggle("on", other === one); other.tabIndex = other === one ? 0 : -1; ${tell} }); if (words) words.textContent = one.textContent + " is baked each day"; };
  all.forEach((one, at) => { one.onclick = () => choose(one); one.onkeydown = ({ key }) => { if (key !== "ArrowRight") return; const next = all[(at + 1) % all.length]; choose(next); next.focus(); }; }); }</script></section>`;
const TABS = ["tablist", "tab", "aria-selected"] as const;
const RADIOS = ["radiogroup", "radio", "aria-checked"] as const;
const TELLS = (state: string): string => `other.setAttribute("${state}", String(other === one));`;

ruleOutcomes(a11yStateUntold, {
  passed: [
    {
      what: "tabs in one panel and radio buttons that say which is chosen",
      style: STYLE,
      body:
        row(TABS, ["Rye", "Oats"], TELLS("aria-selected")) +
        row(RADIOS, ["Klein", "Groß"], TELLS("aria-checked"), ""),
    },
    {
      what: "tabs whose chosen one shows its panel anew",
      style: STYLE,
      body: row(TABS, ["Seigle", "Avoine", "Blé"], TELLS("aria-selected")),
    },
  ],
  failed: [
    {
      what: "tabs whose panel stays and says something else",
      style: STYLE,
      body: row(TABS, ["Rye", "Oats", "Spelt"], ""),
      at: ["main > section > div:nth-of-type(1) > button:nth-of-type(2)"],
    },
    {
      what: "radio buttons that only look chosen",
      style: STYLE,
      body: row(RADIOS, ["Manhã", "Tarde"], "", ""),
      at: ["main > section > div > button:nth-of-type(2)"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
