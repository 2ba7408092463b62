import type { IssueCause } from "@plumbline/contract/issue-groups";
import { ISSUES_PAGE_SIZE } from "@plumbline/contract/paging";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";

import { issuesOf } from "./fix-priority.api.ts";
import { IssueItem } from "./issue-item.tsx";
import type { IssueControl } from "./use-issue-view.ts";

interface CauseIssuesProps {
  cause: IssueCause;
  control: IssueControl;
}

/** The issues of a cause, a page at a time. */
export function CauseIssues({ cause, control }: CauseIssuesProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    issuesOf(cause, control.view, page),
  );
  const lastPage = data ? Math.max(1, Math.ceil(data.total / ISSUES_PAGE_SIZE)) : page;
  // What is marked as fixed leaves the list, and may leave its last page empty.
  if (!isPlaceholderData && page > lastPage) setPage(lastPage);
  if (!data) {
    if (!error) return <IssuesLoading count={Math.min(cause.matching, ISSUES_PAGE_SIZE)} />;
    return (
      <Notice
        tone="bad"
        title={failureMessage(error, "Failed to load the issues")}
        actions={
          <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul
        aria-label={`Issues: ${cause.title}`}
        className="divide-y divide-line rounded-md border border-line bg-surface"
      >
        {data.issues.map((issue) => (
          <IssueItem key={issue.id} issue={issue} cause={cause} onDetails={control.openDetails} />
        ))}
      </ul>
      {data.total > ISSUES_PAGE_SIZE && (
        <Pagination
          page={page}
          total={data.total}
          pageSize={ISSUES_PAGE_SIZE}
          things="issues"
          onChange={setPage}
        />
      )}
    </div>
  );
}

function IssuesLoading({ count }: { count: number }) {
  return (
    <div className="divide-y divide-line rounded-md border border-line">
      <p role="status" className="sr-only">
        Loading issues...
      </p>
      {Array.from({ length: Math.max(1, count) }, (_, row) => (
        <div key={row} aria-hidden className="space-y-2 p-4">
          <div className="skeleton h-4 w-2/3" />
          <div className="skeleton h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
