import { useQuery } from "@tanstack/react-query";

import { conformanceReportsQuery } from "#queries/statements.ts";

import { ConformanceForm } from "./conformance-form.tsx";
import { StatementPage } from "./statement-page.tsx";
import { fetchOpenacr, fetchReport } from "./statements.api.ts";
import type { Download } from "./version-list.tsx";

const DOWNLOADS: readonly Download[] = [
  { label: "PDF", ending: "pdf", fetch: fetchReport },
  { label: "OpenACR", ending: "yaml", fetch: fetchOpenacr },
];

/** What the organization says of its product criterion by criterion, in the wording of the VPAT. */
export function ConformancePage() {
  return (
    <StatementPage
      title="Conformance report"
      subtitle="WCAG 2.2 and, if you choose, Section 508, in the wording of the VPAT 2.5. Scans propose what fails. People judge the rest."
      what="conformance report"
      fileName="accessibility-conformance-report"
      downloads={DOWNLOADS}
      query={useQuery(conformanceReportsQuery)}
      editor={(draft, versions) => (
        <ConformanceForm key={draft.facts.identity.scanId} draft={draft} versions={versions} />
      )}
    />
  );
}
