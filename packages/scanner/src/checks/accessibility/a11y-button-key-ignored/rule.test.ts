import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yButtonKeyIgnored } from "./rule.ts";

const SAY = "told.textContent += 'x'";

/** Something that is on or off, and hears of one key. */
const drawn = (role: string, name: string, key: string, id = "other"): string =>
  `<p><span id="${id}" role="${role}" aria-checked="false" tabindex="0" onclick="this.ariaChecked = String(this.ariaChecked !== 'true')" onkeydown="if (event.key === ${key}) { event.preventDefault(); this.click(); }">${name}</span></p>`;

ruleOutcomes(a11yButtonKeyIgnored, {
  passed: [
    drawn("switch", "Alerts", "' '"),
    drawn("checkbox", "Alertas", "' '"),
    `<p id="told">Order:</p><div role="button" tabindex="0" onclick="${SAY}" onkeydown="if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); this.click(); }">Order</div>`,
    `<p id="told">Order:</p><div role="button" tabindex="0" onclick="${SAY}" onkeydown="if (event.key === 'Enter') this.click()" onkeyup="if (event.code === 'Space') this.click()">Order</div>`,
  ],
  failed: [
    ...[
      ["switch", "Alerts"],
      ["checkbox", "Sin azúcar"],
    ].map(([role = "", name = ""]) => ({
      what: `a drawn ${role} that hears Enter alone, beside one that hears Space`,
      body: `${drawn(role, "Fresh", "' '")}${drawn(role, name, "'Enter'", "it")}`,
      at: ["#it"],
    })),
    // A key that was ignored because the choice had been made already is no finding beside this.
    {
      what: "a drawn button that hears Enter alone, beside choices that hear both keys and change only once",
      body: `<p id="told">Rye</p><div role="button" tabindex="0" class="choice">Oat</div><div role="button" tabindex="0" class="choice">Spelt</div><div id="drawn" role="button" tabindex="0" onclick="told.textContent += 'x'" onkeydown="if (event.key === 'Enter') this.click()">Order</div>
        <script>for (const one of document.querySelectorAll(".choice")) one.onkeydown = ({ key }) => { if (key === "Enter" || key === " ") told.textContent = one.textContent; };</script>`,
      at: ["#drawn"],
    },
    {
      what: "a drawn button that hears Space alone",
      body: `<p id="told">Order:</p><div id="drawn" role="button" tabindex="0" onclick="${SAY}" onkeydown="if (event.key === ' ') this.click()">Order</div>`,
      at: ["#drawn"],
    },
  ],
  review: {
    what: "a link in the place of a button",
    body: `<p id="told">Order:</p><a id="link" href="#" role="button" onclick="${SAY}; return false">Add</a>`,
    at: ["#link"],
  },
  notApplicable: `<p id="told">Order:</p><button onclick="${SAY}">Order</button><a href="#" onclick="${SAY}; return false">Add</a>`,
});
