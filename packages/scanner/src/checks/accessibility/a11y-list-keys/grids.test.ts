import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yListKeys } from "./rule.ts";

/** A grid of which the Tab key stops at one cell; `keys` is what its keys do. */
const grid = (keys: string, cells = ["Ida", "Day", "Per", "Night"]): string =>
  `<table role="grid" aria-label="Crew" id="grid">${[0, 2]
    .map(
      (from) =>
        `<tr role="row">${cells
          .slice(from, from + 2)
          .map((cell, at) => `<td role="gridcell" tabindex="${from + at === 0 ? 0 : -1}">${cell}</td>`)
          .join("")}</tr>`,
    )
    .join("")}</table>
  <script>const cells = [...grid.querySelectorAll("td")]; grid.onkeydown = (event) => { const at = cells.indexOf(event.target); ${keys} };</script>`;
const MOVES =
  "const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 }[event.key]; const next = cells[at + by]; if (next) { cells[at].tabIndex = -1; next.tabIndex = 0; next.focus(); event.preventDefault(); }";

ruleOutcomes(a11yListKeys, {
  passed: { what: "a grid whose cells arrow keys lead to", body: grid(MOVES) },
  failed: {
    what: "a grid of which no key leads to the other cells",
    body: grid(""),
    at: ["main > table > tbody > tr:nth-of-type(1) > td:nth-of-type(1)"],
  },
  review: {
    what: "a menu in which only the Tab key moves",
    body: `<button id="open" aria-haspopup="menu" aria-expanded="false" onclick="menu.hidden = !menu.hidden; this.ariaExpanded = String(!menu.hidden)">More</button><ul role="menu" aria-label="More" id="menu" hidden><li role="none"><a role="menuitem" href="/a">Rye</a></li><li role="none"><a role="menuitem" href="/b">Oat</a></li></ul>`,
    at: ["main > button"],
  },
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a grid of which each cell is a stop",
      body: grid("").replaceAll('tabindex="-1"', 'tabindex="0"'),
    },
    { what: "a grid of numbers, which may be a month", body: grid("", ["1", "2", "3", "4"]) },
    {
      what: "a table with buttons in its cells",
      body: grid("", ["<button>Ida</button>", "Day", "<button>Per</button>", "Night"]).replaceAll(
        /tabindex="-?\d"/g,
        "",
      ),
    },
  ],
});
