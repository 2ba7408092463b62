import { TABLES } from "#checks/accessibility/families/tables.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { DrawnTable } from "./probe.ts";

const DRAWN_TABLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F34 is about those drawn with spaces. */
export const a11yTableDrawn = rule({
  id: "a11y-table-drawn",
  severity: "high",
  criteria: ["1.3.1"],
  defect: "Table that is only drawn with spaces or boxes",
  title: "Tables are marked as tables",
  ...TABLES,
  fixSteps: ["Mark the table as <table>, its rows as <tr>, its headers as <th> and its other cells as <td>."],
  effort: "M",
  likelyOwner: "developer",
  examines: [examine(DRAWN_TABLES, decide)],
});

/** Boxes in columns may be a menu or tiles; a bold first row makes them a table. Programs print columns of spaces. */
function decide(tables: DrawnTable[]): Decision {
  const likely = tables.filter(({ how, hasHead }) => how === "spaces" || hasHead);
  return {
    applies: likely.length > 0,
    defects: likely.map(({ rows, columns, firstRow, element }) => ({
      outcome: "review",
      message: `${rows} rows form ${columns} columns but are not marked as a table. The first is “${firstRow
        .filter((text) => text !== "")
        .join("”, “")
        .slice(0, 80)}”. Is it a table?`,
      element,
    })),
  };
}
