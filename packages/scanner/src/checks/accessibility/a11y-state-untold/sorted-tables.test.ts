import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yStateUntold } from "./rule.ts";

/** A table whose columns are sorted by buttons; `mark` shows it, with `button`, `is` and the header `th`. */
const table = (names: [string, string], mark: string, sign = '<span aria-hidden="true"></span>'): string =>
  `<table><caption>Loads</caption><thead><tr>${names.map((name) => `<th scope="col"><button type="button">${name} ${sign}</button></th>`).join("")}</tr></thead><tbody><tr><td>Rye</td><td>30</td></tr><tr><td>Oat</td><td>20</td></tr><tr><td>Spelt</td><td>10</td></tr></tbody></table><p id="told" role="status"></p>
  <script>{ const all = [...document.querySelectorAll("th button")]; const body = document.querySelector("tbody"); all.forEach((one, at) => { let up = false; one.onclick = () => { up = !up;
    const rows = [...body.rows].sort((a, b) => a.cells[at].textContent.localeCompare(b.cells[at].textContent) * (up ? 1 : -1)); body.append(...rows);
    for (const button of all) { const is = button === one; const th = button.parentNode; ${mark} } }; }); }</script>`;
const FIRST = "main > table > thead > tr > th:nth-of-type(1) > button";
const ARROW = 'button.lastElementChild.textContent = is ? (up ? "▲" : "▼") : "";';

ruleOutcomes(a11yStateUntold, {
  passed: [
    {
      what: "a sorted column that says so",
      body: table(
        ["Grain", "Tons"],
        `${ARROW} th.ariaSort = is ? (up ? "ascending" : "descending") : "none";`,
      ),
    },
    {
      what: "a sorted column that is announced",
      body: table(
        ["Grain", "Tons"],
        `${ARROW} if (is) told.textContent = "Sorted by " + button.firstChild.textContent;`,
      ),
    },
    { what: "columns that are sorted with no mark at all", body: table(["Grain", "Tons"], "") },
    {
      what: "an arrow in the button itself that screen readers read",
      body: table(
        ["Grano", "Peso"],
        'button.lastElementChild.textContent = is ? "ascendente" : "";',
        "<span></span>",
      ),
    },
  ],
  review: [
    {
      what: "columns of which a hidden arrow shows how they are sorted",
      body: table(["Grain", "Tons"], ARROW),
      at: [FIRST],
    },
    {
      what: "columns in German of which a color shows that they are sorted",
      body: table(["Korn", "Tonnen"], 'button.style.backgroundColor = is ? "#fc6" : "#fff";', ""),
      at: [FIRST],
    },
  ],
  failed: {
    what: "a part that opens without a word",
    body: `<button id="b" onclick="t.hidden = !t.hidden">Mehr</button><p id="t" hidden>Wir backen.</p>`,
  },
  notApplicable: ["<p>Bread</p>"],
});
