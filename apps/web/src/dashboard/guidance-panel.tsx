import type { Area } from "@plumbline/contract/areas";
import type { GuidanceList } from "@plumbline/contract/fix-guidance";
import { GUIDANCE_PAGE_SIZE } from "@plumbline/contract/guidance-terms";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { failureMessage } from "#api/api-error.ts";
import { guidanceQueries } from "#queries/guidance.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";

import { GuidanceCards } from "./guidance-cards.tsx";
import { GuidanceFilter } from "./guidance-filter.tsx";
import { GuidanceGroup } from "./guidance-group.tsx";
import { listWords } from "./guidance-words.ts";
import { NothingToFix } from "./nothing-to-fix.tsx";
import { useGuidanceView } from "./use-guidance-view.ts";

/** The Fix Guidance tab: what to do, what it costs, and what is done. */
export function GuidancePanel({ missing }: { missing: readonly Area[] }) {
  const control = useGuidanceView();
  const { category, order, showsCompleted, page } = control.view;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    guidanceQueries.list({
      ...(category && { area: category }),
      order,
      completed: String(showsCompleted),
      page,
      limit: GUIDANCE_PAGE_SIZE,
    }),
  );
  return (
    <div className="space-y-4">
      <h2 className="font-semibold">Fix Priority Checklist</h2>
      {error && (
        <Notice
          tone="bad"
          title={failureMessage(error, "Failed to load the checklist")}
          actions={
            <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      )}
      {!data && !error && <ChecklistLoading />}
      {data?.totals.items === 0 && <NothingToFix missing={missing} />}
      {data && data.totals.items > 0 && (
        <Checklist list={data} control={control} isStale={isPlaceholderData} />
      )}
    </div>
  );
}

interface ChecklistProps {
  list: GuidanceList;
  control: ReturnType<typeof useGuidanceView>;
  /** The list is still the one before. */
  isStale: boolean;
}

function Checklist({ list, control, isStale }: ChecklistProps) {
  const { view, goToPage } = control;
  const lastPage = Math.max(1, Math.ceil(list.total / GUIDANCE_PAGE_SIZE));
  const isPastTheEnd = !isStale && view.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) goToPage(lastPage);
  });
  return (
    <>
      <GuidanceCards totals={list.totals} />
      <GuidanceFilter control={control} counts={list.counts} />
      <div aria-busy={isStale} className={`space-y-4 ${isStale ? "grayscale" : ""}`}>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isStale ? "Loading the checklist..." : listWords(list, view)}
        </p>
        {list.groups.length > 0 && (
          <ul
            id="fix-guidance"
            aria-label="Fix Priority Checklist"
            tabIndex={-1}
            className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card outline-none"
          >
            {list.groups.map((group) => (
              <GuidanceGroup key={group.cause.id} group={group} showsCompleted={view.showsCompleted} />
            ))}
          </ul>
        )}
        {list.total > GUIDANCE_PAGE_SIZE && (
          <Pagination
            page={view.page}
            total={list.total}
            pageSize={GUIDANCE_PAGE_SIZE}
            things="causes"
            onChange={goToPage}
          />
        )}
      </div>
    </>
  );
}

function ChecklistLoading() {
  return (
    <div>
      <p role="status" className="mb-4 text-sm text-muted">
        Loading the checklist...
      </p>
      <div aria-hidden className="space-y-4">
        <div className="grid gap-3 sm:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <div key={card} className="skeleton h-28" />
          ))}
        </div>
        <div className="skeleton h-10 w-full max-w-3xl" />
        <div className="skeleton h-96 w-full" />
      </div>
    </div>
  );
}
