import type { IssueCause, IssueGroupList } from "@plumbline/contract/issue-groups";
import { isAdviceCause } from "@plumbline/contract/advice-cause";
import { CAUSES_PAGE_SIZE } from "@plumbline/contract/paging";
import { ISSUE_GROUP_ORDER, type IssueGroup } from "@plumbline/contract/severity-groups";
import { useEffect } from "react";

import { countOf } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";
import { Pagination } from "#ui/pagination.tsx";

import { CauseCard } from "./cause-card.tsx";
import { IssueCards } from "./issue-cards.tsx";
import { IssueFilter } from "./issue-filter.tsx";
import { BOARD_ID } from "./lost-focus.ts";
import { noneOpenWords } from "./settled-words.ts";
import { SeveritySection } from "./severity-section.tsx";
import { UnknownCause } from "./unknown-cause.tsx";
import { useShownCauses } from "./use-shown-causes.ts";
import type { IssueControl } from "./use-issue-view.ts";

const TITLES: Record<IssueGroup, string> = { critical: "Critical", major: "Major", minor: "Minor" };

interface IssueBoardProps {
  list: IssueGroupList;
  control: IssueControl;
  /** The list is still the one before. */
  isStale: boolean;
}

/** Cards, filter, and the causes of one page in their groups. */
export function IssueBoard({ list, control, isStale }: IssueBoardProps) {
  const { view, goToPage } = control;
  const { causes, isUnknown } = useShownCauses(list, issueCauseOf(view));
  const lastPage = Math.max(1, Math.ceil(list.total / CAUSES_PAGE_SIZE));
  const isPastTheEnd = !isStale && view.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) goToPage(lastPage);
  });
  return (
    <>
      <IssueCards list={list} />
      <section
        id={BOARD_ID}
        aria-label="Issues"
        tabIndex={-1}
        className="space-y-4 outline-none max-sm:space-y-2"
      >
        <IssueFilter list={list} control={control} />
        {isUnknown && <UnknownCause onClose={control.closeCause} />}
        <div aria-busy={isStale} className={`space-y-4 ${isStale ? "grayscale" : ""}`}>
          {/* Where the list is paged, what says the page says this too. */}
          {list.total <= CAUSES_PAGE_SIZE && (
            <p role="status" className="sr-only">
              {isStale ? "" : `${countOf(list.matching, "issue")} from ${countOf(list.total, "cause")}`}
            </p>
          )}
          {causes.length === 0 && <NothingFound control={control} settled={list.settled} />}
          {ISSUE_GROUP_ORDER.map((group) => (
            <SeveritySection
              key={group}
              title={TITLES[group]}
              total={list.counts.groups[group]}
              causes={causes.filter((cause) => cause.group === group)}
            >
              {(cause: IssueCause) => <CauseCard key={cause.id} cause={cause} control={control} />}
            </SeveritySection>
          ))}
          {list.total > CAUSES_PAGE_SIZE && (
            <Pagination
              page={view.page}
              total={list.total}
              pageSize={CAUSES_PAGE_SIZE}
              things="causes"
              onChange={goToPage}
            />
          )}
        </div>
      </section>
    </>
  );
}

/** The cause that the address opens; advice is none of these. */
function issueCauseOf({ cause }: IssueControl["view"]): string | null {
  return cause === null || isAdviceCause(cause) ? null : cause;
}

function NothingFound({
  control: { view, filter, search },
  settled,
}: Pick<IssueBoardProps, "control"> & Pick<IssueGroupList, "settled">) {
  const isNarrowed = view.category !== null || view.search !== "";
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface p-8 text-center text-muted">
      <p className="wrap-anywhere">{isNarrowed ? "No issues match this filter." : noneOpenWords(settled)}</p>
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
