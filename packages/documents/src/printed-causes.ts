import type { ExportedCause, ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";

/** Issues printed in all, and of one cause, at most; all of them are in the attached files. */
const PRINTED_ISSUES = 100;
const PRINTED_OF_CAUSE = 10;
/** Causes that are shown in a picture, the first to fix. */
const PICTURED_CAUSES = 12;

export interface PrintedCause {
  cause: ExportedCause;
  issues: ExportedIssue[];
}

/** The first causes with their first issues, as many as are printed. */
export function printedCauses({ causes, issues }: IssueExport): PrintedCause[] {
  const byCause = Map.groupBy(issues, ({ cause }) => cause);
  let room = PRINTED_ISSUES;
  return causes.flatMap((cause) => {
    const own = (byCause.get(cause.id) ?? []).slice(0, Math.min(PRINTED_OF_CAUSE, room));
    room -= own.length;
    return own.length === 0 ? [] : [{ cause, issues: own }];
  });
}

/** An issue that is shown in a picture, and the name of that. */
export interface PicturedIssue {
  id: string;
  place: string;
}

/** The issues that the report shows in a picture, as far as one was taken: the first of each of the first causes. */
export function picturedIssues(content: IssueExport): PicturedIssue[] {
  return printedCauses(content)
    .flatMap(({ issues }) => issues.flatMap(picturedIssue).slice(0, 1))
    .slice(0, PICTURED_CAUSES);
}

function picturedIssue({ id, place }: ExportedIssue): PicturedIssue[] {
  const screenshot = place?.screenshot ?? null;
  return screenshot === null ? [] : [{ id, place: screenshot }];
}
