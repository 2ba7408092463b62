import { MARKUP_HABITS } from "#checks/accessibility/families/markup-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TableOfParts } from "./probe.ts";

const TABLES_OF_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yTableForLayout = rule({
  id: "a11y-table-for-layout",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "Table used for layout",
  title: "Tables hold data, and styles make the layout",
  ...MARKUP_HABITS,
  whyItMatters:
    "A screen reader announces the rows, columns and headers of a table. Where the table only places things on the page, these words get in the way of the text.",
  fixSteps: [
    "Place the parts of the page with CSS (grid or flexbox) instead of table cells.",
    'Until then, add role="presentation" to the table, so that screen readers don\'t announce rows and columns.',
    "Remove its <th>, <caption> and scope, which are for data.",
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
    defects: tables.flatMap((table) => proseMarkedAsData(table) ?? partsOfPage(table)),
  };
}

/** Header cells and captions tell of relations that paragraphs placed side by side do not have. */
function proseMarkedAsData(table: TableOfParts): RuleDefect[] | null {
  const { rowsOfProse = 0, marks = [], areColumnsNamed = false, element } = table;
  if (rowsOfProse === 0 || marks.length === 0 || areColumnsNamed) return null;
  const message = `This table has ${quantified(marks)} and places paragraphs of text side by side. Does it only make the layout?`;
  return [{ outcome: "review", message, element }];
}

function quantified(marks: readonly string[]): string {
  return marks.map((mark) => (mark === "caption" ? "a caption" : mark)).join(" and ");
}

function partsOfPage({ isMarkedAsData, holdsTable, cellsOfParts, element }: TableOfParts): RuleDefect[] {
  if (!holdsTable && (isMarkedAsData || cellsOfParts === 0) && cellsOfParts <= 1) return [];
  const message = holdsTable
    ? "A table stands inside a cell of this table, so that screen readers announce rows within rows"
    : "The cells of this table hold parts of the page, such as headings and forms, and no data";
  return [{ outcome: "advice", wcag: [], message, element }];
}
