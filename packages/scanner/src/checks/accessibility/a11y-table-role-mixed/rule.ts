import { TABLES } from "#checks/accessibility/families/tables.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LayoutTable } from "./probe.ts";

const LAYOUT_TABLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/**
 * https://www.w3.org/WAI/WCAG22/Techniques/failures/F92 and
 * https://www.w3.org/WAI/WCAG22/Techniques/failures/F46: whichever it is, one of the two is wrong.
 */
export const a11yTableRoleMixed = rule({
  id: "a11y-table-role-mixed",
  severity: "high",
  criteria: ["1.3.1"],
  defect: "Table marked as layout that has headers or a caption",
  title: "Tables marked as layout have no headers and no caption",
  ...TABLES,
  fixSteps: [
    "If the table holds data, remove its role attribute.",
    "If the table only places things on the page, turn its <th> cells into <td>, and remove its caption.",
  ],
  effort: "S",
  examines: [examine(LAYOUT_TABLES, decide)],
});

function decide(tables: LayoutTable[]): Decision {
  return { applies: tables.length > 0, defects: tables.flatMap(defectOf) };
}

/** Headers of nothing else than layout are as good as not there, since no one hears that they are headers. */
function defectOf({ headers, hasCaption, rows, columns, element }: LayoutTable): RuleDefect[] {
  const isData = headers > 0 && rows > 1 && columns > 1;
  if (!isData && !hasCaption) return [];
  const parts = [...(hasCaption ? ["a caption"] : []), ...(headers > 0 ? ["header cells"] : [])].join(
    " and ",
  );
  const message = `The table says it is only layout, but it has ${parts}. Screen readers don't read them as such`;
  return [
    isData
      ? { message, element }
      : { outcome: "review", message: `${message}. Is it a table of data?`, element },
  ];
}
