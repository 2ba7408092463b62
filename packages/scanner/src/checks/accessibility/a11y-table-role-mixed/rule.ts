import { TABLES } from "#checks/accessibility/families/tables.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
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
    "If the table only places things on the page, turn its <th> cells into <td>, and remove its caption and its scope and headers attributes.",
  ],
  effort: "S",
  examines: [examine(LAYOUT_TABLES, decide)],
});

function decide(tables: LayoutTable[]): Decision {
  return {
    applies: tables.length > 0,
    defects: tables.flatMap(({ headers, hasCaption, tied, element }) => {
      const parts = [
        ...(hasCaption ? ["a caption"] : []),
        ...(headers > 0 ? ["header cells"] : []),
        ...(tied > 0 ? ["cells that refer to headers"] : []),
      ];
      const [first, ...others] = parts;
      if (first === undefined) return [];
      const all =
        others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(", ")} and ${others.at(-1)}`;
      return [
        {
          message: `The table says it is only layout, but it has ${all}. Screen readers don't read them as such`,
          element,
        },
      ];
    }),
  };
}
