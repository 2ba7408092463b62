import type { Issue, IssueList } from "@plumbline/contract/issues";
import { ISSUES_PAGE_SIZE } from "@plumbline/contract/paging";
import { ISSUE_GROUPS, type IssueGroup } from "@plumbline/contract/severity-groups";
import { useEffect } from "react";

import { Button } from "#ui/button.tsx";
import { Pagination } from "#ui/pagination.tsx";

import { IssueCards } from "./issue-cards.tsx";
import { IssueFilter } from "./issue-filter.tsx";
import { IssueGroupSection } from "./issue-group.tsx";
import type { useIssueView } from "./use-issue-view.ts";

const GROUPS: readonly { group: IssueGroup; title: string }[] = [
  { group: "critical", title: "Critical" },
  { group: "major", title: "Major" },
  { group: "minor", title: "Minor" },
];

interface IssueBoardProps {
  list: IssueList;
  control: ReturnType<typeof useIssueView>;
  /** The list is still the one before. */
  isStale: boolean;
}

/** Cards, filter, and the issues of one page in their groups. */
export function IssueBoard({ list, control, isStale }: IssueBoardProps) {
  const { view, goToPage } = control;
  const lastPage = Math.max(1, Math.ceil(list.total / ISSUES_PAGE_SIZE));
  const isPastTheEnd = !isStale && view.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) goToPage(lastPage);
  });
  return (
    <>
      <IssueCards open={list.open} />
      <section id="issues" aria-label="Issues" tabIndex={-1} className="space-y-4 outline-none">
        <IssueFilter list={list} control={control} />
        <div aria-busy={isStale} className={`space-y-4 ${isStale ? "opacity-60" : ""}`}>
          {list.total === 0 ? (
            <NothingFound control={control} />
          ) : (
            GROUPS.map(({ group, title }) => (
              <IssueGroupSection
                key={group}
                title={title}
                total={list.counts.groups[group]}
                issues={issuesOf(list.issues, group)}
                onDetails={control.openDetails}
              />
            ))
          )}
          {list.total > 0 && (
            <Pagination
              page={view.page}
              total={list.total}
              pageSize={ISSUES_PAGE_SIZE}
              things="issues"
              onChange={goToPage}
            />
          )}
        </div>
      </section>
    </>
  );
}

function issuesOf(issues: readonly Issue[], group: IssueGroup): Issue[] {
  const severities: readonly string[] = ISSUE_GROUPS[group];
  return issues.filter(({ severity }) => severities.includes(severity));
}

function NothingFound({ control: { view, filter, search } }: Pick<IssueBoardProps, "control">) {
  const isNarrowed = view.category !== null || view.search !== "";
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface p-8 text-center text-muted">
      <p className="wrap-anywhere">
        {isNarrowed
          ? "No issue matches this filter."
          : "No open issue. What was resolved is kept, and every scan checks it again."}
      </p>
      {isNarrowed ? (
        <Button size="sm" onPress={() => (view.search === "" ? filter({ category: null }) : search(""))}>
          {view.search === "" ? "Show all categories" : "Clear the search"}
        </Button>
      ) : (
        <Button size="sm" onPress={() => filter({ showsResolved: true })}>
          Show resolved issues
        </Button>
      )}
    </div>
  );
}
