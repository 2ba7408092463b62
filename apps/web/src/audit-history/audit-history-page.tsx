import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck, Cookie, FilePen } from "lucide-react";
import { Link } from "react-router";

import { failureMessage } from "#api/api-error.ts";
import { websiteName } from "#format/website.ts";
import { reportQueries } from "#queries/reports.ts";
import { useSession } from "#session/session.ts";
import { buttonLook } from "#ui/button-look.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { AuditList } from "./audit-list.tsx";
import { AuditStats } from "./audit-stats.tsx";
import { AuditsLoading } from "./audits-loading.tsx";
import { NoAudits } from "./no-audits.tsx";

/** Every audit there has been: newest first, five to a page. */
export function AuditHistoryPage() {
  const session = useSession();
  const latest = useQuery(reportQueries.latest);
  const owner = session.status === "signed-in" ? session.user.organization : null;

  if (!latest.data || !owner) {
    if (!latest.error) return <AuditsLoading />;
    return (
      <LoadFailure
        title="Failed to Load Audit History"
        message={failureMessage(latest.error, "Failed to load audit history")}
        isRetrying={latest.isFetching}
        onRetry={() => void latest.refetch()}
      />
    );
  }
  if (latest.data.total === 0) return <NoAudits />;
  return (
    <div className="space-y-6">
      <PageHeader title="Audit History" subtitle={`Real audit reports for ${websiteName(owner)}`}>
        <Link to="/audit-history/letter-of-intent" className={buttonLook()}>
          <FilePen aria-hidden className="size-4" />
          Letter of intent
        </Link>
        <Link to="/audit-history/conformance-report" className={buttonLook()}>
          <ClipboardCheck aria-hidden className="size-4" />
          Conformance report
        </Link>
        <Link to="/audit-history/third-parties" className={buttonLook()}>
          <Cookie aria-hidden className="size-4" />
          Third parties and cookies
        </Link>
      </PageHeader>
      <AuditStats total={latest.data.total} latest={latest.data.reports[0]} />
      <AuditList organization={owner.name} />
    </div>
  );
}
