import type { IssueGroupList } from "@plumbline/contract/issue-groups";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { buttonLook } from "#ui/button-look.ts";
import { PageHeader } from "#ui/page-header.tsx";

import { AdviceSection } from "./advice-section.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FixPriorityLoading } from "./fix-priority-loading.tsx";
import { causesOf } from "./fix-priority.api.ts";
import { IssueBoard } from "./issue-board.tsx";
import { IssueDetails } from "./issue-details.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Scores } from "./scores.tsx";
import { settledCount } from "./settled-words.ts";
import { StillSyncing } from "./still-syncing.tsx";
import { useIssueView } from "./use-issue-view.ts";
import type { SyncReason } from "./waiting-words.ts";

/** 'What should I do first': the issues of the site by cause, the first to fix first. */
export function FixPriorityPage() {
  const control = useIssueView();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(causesOf(control.view));
  if (!data && !error) return <FixPriorityLoading />;
  const reason = data ? reasonToWait(data) : "failed";
  return (
    // On a phone what to fix comes before what it adds up to.
    <div className="flex flex-col gap-6 max-sm:gap-3">
      <PageHeader title="Fix Priority" subtitle="What to fix first, and what it costs you now">
        <Link to="/audit-history" className={buttonLook()}>
          View Reports
        </Link>
        {reason !== "unscanned" && <ExportMenu view={control.view} />}
      </PageHeader>
      <div className="max-sm:order-last">
        <Scores />
      </div>
      {reason === null && data ? (
        <IssueBoard list={data} control={control} isStale={isPlaceholderData} />
      ) : (
        <StillSyncing reason={reason ?? "failed"} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <AdviceSection control={control} />
      <NextSteps open={reason === null && data ? data.open : null} />
      {control.view.issue && <IssueDetails id={control.view.issue} onClose={control.closeDetails} />}
    </div>
  );
}

/** Why there is no issue to show; null when there are some, resolved or not. */
function reasonToWait({ open, settled, isScanned }: IssueGroupList): SyncReason | null {
  if (open.critical + open.major + open.minor + open.review + settledCount(settled) > 0) return null;
  return isScanned ? "clean" : "unscanned";
}
