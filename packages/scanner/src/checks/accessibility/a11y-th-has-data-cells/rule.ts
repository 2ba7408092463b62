import { TABLES } from "#checks/accessibility/families/tables.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TableHeader } from "./probe.ts";

const TABLE_HEADERS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

export const a11yThHasDataCells = rule({
  id: "a11y-th-has-data-cells",
  severity: "high",
  criteria: ["1.3.1"],
  actRules: ["d0f69e"],
  engines: {
    [AXE]: ["th-has-data-cells"],
    [ALFA]: ["sia-r46"],
    [ACCESSLINT]: ["adaptable/th-has-data-cells"],
  },
  defect: "Table header without cells",
  title: "Table headers belong to cells",
  question: "Is the header the header of any cell?",
  ...TABLES,
  fixSteps: [
    "Turn each <th> that heads nothing into a <td>, or set its scope to the row or column it heads.",
    "Don't use <table> for layout.",
  ],
  effort: "M",
  examines: [
    examine(TABLE_HEADERS, (headers) => ({
      applies: headers.length > 0,
      defects: headers.filter(isLonely).map(({ text, element }) => ({
        severity: "medium",
        message: `The header “${cutAtWord(text, 60)}” has no cells`,
        element,
      })),
      // axe looks for the cells in other places, and tells it of the table.
      settled: [...Map.groupBy(headers, ({ table }) => table)]
        .filter(([, own]) => !own.some(isLonely))
        .map(([selector]) => ({ criterion: "1.3.1", selector, ofThisRule: true })),
    })),
  ],
});

/**
 * Whether there is no cell a header could be the header of. One without a scope reaches down and across: which of
 * both is meant browsers tell differently, so it is lonely only when neither holds.
 */
function isLonely({ scope, role, isNamed, hasCellBelow, hasCellBeside }: TableHeader): boolean {
  const reach = reachOf(scope, role);
  const hasCell = (hasCellBelow && reach !== "row") || (hasCellBeside && reach !== "column");
  return !isNamed && !hasCell;
}

function reachOf(scope: string | null, role: string | null): "column" | "row" | "both" {
  const said = (scope ?? "").toLowerCase();
  if (said.startsWith("col") || (said === "" && role === "columnheader")) return "column";
  return said.startsWith("row") || (said === "" && role === "rowheader") ? "row" : "both";
}
