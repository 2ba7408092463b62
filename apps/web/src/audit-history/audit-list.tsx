import { AUDIT_PAGE_SIZE } from "@plumbline/contract/paging";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { failureMessage } from "#api/api-error.ts";
import { reportQueries } from "#queries/reports.ts";
import { Button } from "#ui/button.tsx";
import { DelayedSearch } from "#ui/delayed-search.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";

import { AUDITS_ID, AuditDetailsDialog } from "./audit-details-dialog.tsx";
import { useAuditQuery } from "./audit-query.ts";
import { AuditTable } from "./audit-table.tsx";
import { useMailedLink } from "./mailed-link.ts";

/** Search, table and pages of the audits. */
export function AuditList({ organization }: { organization: string }) {
  useMailedLink(organization);
  const { query, goToPage, search, openDetails, closeDetails } = useAuditQuery();
  const audits = useQuery(reportQueries.page(query));
  const lastPage = Math.max(1, Math.ceil((audits.data?.total ?? 0) / AUDIT_PAGE_SIZE));
  const isPastTheEnd = !audits.isPlaceholderData && audits.data !== undefined && query.page > lastPage;

  useEffect(() => {
    if (isPastTheEnd) goToPage(lastPage);
  });

  return (
    <section id={AUDITS_ID} tabIndex={-1} aria-label="Audits" className="space-y-3 outline-none">
      <DelayedSearch
        label="Search audits"
        placeholder="Search by type, status or date"
        value={query.search}
        onSearch={search}
      />
      {audits.error && (
        <Notice
          tone="bad"
          title={failureMessage(audits.error, "Failed to load audit history")}
          actions={
            <Button size="sm" isBusy={audits.isFetching} onPress={() => void audits.refetch()}>
              Try Again
            </Button>
          }
        />
      )}
      {audits.data && !isPastTheEnd && (
        <div aria-busy={audits.isPlaceholderData} className={audits.isPlaceholderData ? "grayscale" : ""}>
          <AuditTable
            audits={audits.data.reports}
            organization={organization}
            search={query.search}
            onDetails={openDetails}
          />
          <Pagination
            page={query.page}
            total={audits.data.total}
            pageSize={AUDIT_PAGE_SIZE}
            things={audits.data.documents > 0 ? "audits and documents" : "audits"}
            onChange={goToPage}
          />
        </div>
      )}
      {query.details !== null && audits.data && (
        <AuditDetailsDialog
          id={query.details}
          row={audits.data.reports.find(({ id }) => id === query.details)}
          onClose={closeDetails}
        />
      )}
    </section>
  );
}
