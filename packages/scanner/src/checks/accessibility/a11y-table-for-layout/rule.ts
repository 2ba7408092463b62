import { MARKUP_HABITS } from "#checks/accessibility/families/markup-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TableOfParts } from "./probe.ts";

const TABLES_OF_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yTableForLayout = rule({
  id: "a11y-table-for-layout",
  severity: "info",
  criteria: [],
  defect: "Table used for layout",
  title: "Tables hold data, and styles make the layout",
  ...MARKUP_HABITS,
  fixSteps: [
    "Place the parts of the page with CSS (grid or flexbox) instead of table cells.",
    'Until then, add role="presentation" to the table, so that screen readers don\'t announce rows and columns.',
  ],
  effort: "M",
  likelyOwner: "developer",
  advisedBy: {
    title: "Failure due to using layout tables with structural markup",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F46",
  },
  examines: [examine(TABLES_OF_PARTS, decide)],
});

function decide(tables: TableOfParts[]): Decision {
  return {
    applies: tables.length > 0,
    defects: tables
      .filter(
        ({ isMarkedAsData, holdsTable, cellsOfParts }) =>
          holdsTable || (!isMarkedAsData && cellsOfParts > 0) || cellsOfParts > 1,
      )
      .map(({ holdsTable, element }) => ({
        message: holdsTable
          ? "A table stands inside a cell of this table, so that screen readers announce rows within rows"
          : "The cells of this table hold parts of the page, such as headings and forms, and no data",
        element,
      })),
  };
}
