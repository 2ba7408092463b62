import { TABLES } from "#checks/accessibility/families/tables.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
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

/** With fewer, a pair of boxes with a number each may be anything. */
const SURELY = { rows: 4, columns: 3 };

/**
 * Boxes in columns may be a menu or tiles; a bold first row makes them a table, and numbers below its words leave no
 * doubt. Programs print columns of spaces.
 */
function decide(tables: DrawnTable[]): Decision {
  const likely = tables.filter(({ how, hasHead }) => how === "spaces" || hasHead);
  return {
    applies: likely.length > 0,
    defects: likely.map(defectOf),
  };
}

function defectOf({ how, rows, columns, firstRow, hasNumbers, element }: DrawnTable): RuleDefect {
  const names = firstRow.filter((text) => text !== "");
  const message = `${rows} rows form ${columns} columns but are not marked as a table. The first is “${names.join("”, “").slice(0, 80)}”`;
  const isSure =
    how === "boxes" && hasNumbers === true && rows >= SURELY.rows && names.length >= SURELY.columns;
  return isSure
    ? { message, element }
    : { outcome: "review", message: `${message}. Is it a table?`, element };
}
