import type { ConformanceReports } from "@plumbline/contract/conformance-reports";
import { useQuery } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { conformanceReportsQuery } from "#queries/statements.ts";
import { useSession } from "#session/session.ts";
import { LoadFailure } from "#ui/load-failure.tsx";

import { ConformanceForm } from "./conformance-form.tsx";
import { StatementLoading } from "./statement-loading.tsx";
import { StatementScreen } from "./statement-screen.tsx";
import { fetchOpenacr, fetchReport } from "./statements.api.ts";
import { type Download, VersionList } from "./version-list.tsx";

const TITLE = "Conformance report";
const DOWNLOADS: readonly Download[] = [
  { label: "PDF", ending: "pdf", fetch: fetchReport },
  { label: "OpenACR", ending: "yaml", fetch: fetchOpenacr },
];

/** What the organization says of its product criterion by criterion, in the wording of the VPAT. */
export function ConformancePage() {
  const session = useSession();
  const reports = useQuery(conformanceReportsQuery);
  if (reports.data && session.status === "signed-in") {
    const { organization, role } = session.user;
    return <Report reports={reports.data} organization={organization.name} mayWrite={role !== "viewer"} />;
  }
  if (!reports.error) return <StatementLoading title={TITLE} what="conformance report" />;
  return (
    <LoadFailure
      title="Failed to Load the Conformance Report"
      message={failureMessage(reports.error, "Failed to load the conformance report")}
      isRetrying={reports.isFetching}
      onRetry={() => void reports.refetch()}
    />
  );
}

interface ReportProps {
  reports: ConformanceReports;
  organization: string;
  mayWrite: boolean;
}

function Report({ reports: { versions, draft }, organization, mayWrite }: ReportProps) {
  const scan = draft && { id: draft.facts.identity.scanId, at: draft.facts.scannedAt };
  return (
    <StatementScreen
      title={TITLE}
      subtitle="55 criteria of WCAG 2.2, in the wording of the VPAT 2.5. Scans propose what fails. People judge the rest."
      versions={versions}
      scan={scan}
      mayWrite={mayWrite}
    >
      <VersionList
        versions={versions}
        organization={organization}
        name="accessibility-conformance-report"
        downloads={DOWNLOADS}
      />
      {draft && mayWrite && <ConformanceForm key={scan?.id} draft={draft} versions={versions} />}
    </StatementScreen>
  );
}
