import { TABLES } from "#checks/accessibility/families/tables.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PlainTable, TablesWithoutHeaders } from "./probe.ts";

const PLAIN_TABLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** With the row of headers, where nothing but their look tells them from the rest; one less where the rest are numbers. */
const FEWEST_ROWS = 3;
const FEWEST_COLUMNS = 2;

export const a11yTdHasHeader = rule({
  id: "a11y-td-has-header",
  severity: "critical",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["td-has-header"], [ALFA]: ["sia-r77"], [ACCESSLINT]: ["adaptable/td-has-header"] },
  defect: "Table cells without a header",
  title: "Cells of large tables have headers",
  question: "Can people tell what each cell means, and does a screen reader say it?",
  ...TABLES,
  fixSteps: [
    'Mark the first row of each table as <th scope="col">.',
    'If the first column names the rows, mark it as <th scope="row">.',
  ],
  effort: "M",
  examines: [examine(PLAIN_TABLES, decide)],
});

/** Headers that are only bold cells. https://www.w3.org/WAI/WCAG22/Techniques/failures/F91 */
function decide({ tables, fieldsInHead, headedBelowFields }: TablesWithoutHeaders): Decision {
  const data = tables.filter(
    ({ rows, columns, isEven, firstRow, namesNumbers }) =>
      rows >= FEWEST_ROWS - (namesNumbers === true ? 1 : 0) &&
      columns >= FEWEST_COLUMNS &&
      isEven &&
      areAllNamed(firstRow),
  );
  return {
    applies: data.length > 0,
    defects: data.flatMap(defectOf),
    // A field that filters a column stands with the headers and is named by itself.
    settled: [...fieldsInHead, ...headedBelowFields].map((selector) => ({
      criterion: "1.3.1",
      selector,
      evenFailed: true,
      ofThisRule: true,
    })),
  };
}

function defectOf({
  firstRow,
  isFirstRowBold,
  isLaterRowBold,
  namesNumbers,
  element,
}: PlainTable): RuleDefect[] {
  const names = `“${firstRow.join("”, “").slice(0, 100)}”`;
  if (isFirstRowBold && !isLaterRowBold)
    return [{ message: `The first row looks like headers but is made of plain cells: ${names}`, element }];
  const message = `No cell of this table is marked as a header. Does its first row name the others: ${names}?`;
  return namesNumbers === true && !isFirstRowBold ? [{ outcome: "review", message, element }] : [];
}

/** Only the corner above the names of the rows stays empty. What has no words elsewhere holds fields or pictures. */
function areAllNamed([, ...others]: readonly string[]): boolean {
  return others.every((text) => text !== "");
}
