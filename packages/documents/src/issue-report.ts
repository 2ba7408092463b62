import { attachmentsOf } from "#attachments.ts";
import { type IssueReport, issueReportView, pictureName } from "#issue-report-view.ts";
import { typeset } from "#typst.ts";

/**
 * The issues of an organization by cause, as a tagged PDF (PDF/UA-1, US Letter) that carries all of them as files. A
 * list too long to print is shortened and says by how much. The same report gives the same bytes. Throws
 * `TypesettingError`.
 */
export function renderIssueReport(report: IssueReport): Uint8Array {
  return typeset("issues.typ", issueReportView(report), {
    attachments: attachmentsOf(report.content),
    pictures: new Map(report.pictures.map(({ id, picture }) => [pictureName(id), picture])),
  }).pdf;
}
