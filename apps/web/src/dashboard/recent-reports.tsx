import { reportBadge } from "@plumbline/contract/bands";
import { lacksInShort } from "@plumbline/contract/overall-coverage";
import type { ReportListItem } from "@plumbline/contract/reports";
import { Download } from "lucide-react";
import { Link } from "react-router";

import { formatMoment } from "#format/dates.ts";
import { reportFileName } from "#reports/file-name.ts";
import { reportDescription } from "#reports/report-kind.ts";
import { ReportStatus } from "#reports/report-status.tsx";
import { fetchItemPdf } from "#reports/reports.api.ts";
import { saveAndTell } from "#reports/save-and-tell.ts";
import { saveFile } from "#reports/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { useAction } from "#ui/use-action.ts";

/** 'Your Compliance Reports': the latest few, each with its PDF. */
export function RecentReports({
  reports,
  organization,
}: {
  reports: readonly ReportListItem[];
  organization: string;
}) {
  return (
    <section aria-labelledby="recent-reports" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recent-reports" className="font-semibold">
          Your Compliance Reports
        </h2>
        <Link to="/audit-history" className="text-sm font-medium text-accent underline underline-offset-2">
          View All Reports
        </Link>
      </div>
      {reports.length === 0 ? (
        <p className="text-sm text-muted">Your reports will appear here when a scan is done.</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
          {reports.map((report) => (
            <RecentReport key={report.id} report={report} organization={organization} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentReport({ report, organization }: { report: ReportListItem; organization: string }) {
  const { run, isBusy } = useAction(async () =>
    saveAndTell(
      async () => saveFile(await fetchItemPdf(report), reportFileName(organization, report)),
      organization,
    ),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{report.type}</span>
          {report.status === "COMPLETED" ? (
            <ReportScore score={report.score} />
          ) : (
            <ReportStatus status={report.status} />
          )}
          {report.score !== null && <span className="text-muted">{lacksInShort(report)}</span>}
        </p>
        <p>{reportDescription(report.type)}</p>
        <p className="text-muted">
          {report.status === "FAILED" ? "Failed on" : "Generated on"} {formatMoment(report.createdAt)}
        </p>
      </div>
      {report.status !== "FAILED" && (
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          isBusy={isBusy}
          onPress={() => void run()}
        >
          Download PDF
          <span className="sr-only">
            {" "}
            of {report.type}, {formatMoment(report.createdAt)}
          </span>
        </Button>
      )}
    </li>
  );
}

/** A score of 0 reads 'Complete' (`docs/product.md`, 'What the dashboard shows'): in gray, neither praise nor warning. */
function ReportScore({ score }: { score: number | null }) {
  if (score === null) return <Chip tone="gray">Not measured</Chip>;
  if (score === 0) return <Chip tone="gray">Complete</Chip>;
  return <Chip tone={reportBadge(score)}>{score}% Score</Chip>;
}
