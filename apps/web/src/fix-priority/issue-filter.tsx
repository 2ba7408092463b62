import { AREA_NAMES, type Area } from "@plumbline/contract/areas";
import type { IssueGroupList } from "@plumbline/contract/issue-groups";
import { ToggleButton } from "react-aria-components/ToggleButton";

import { Checkbox } from "#ui/checkbox.tsx";
import { DelayedSearch } from "#ui/delayed-search.tsx";

import { alsoWords } from "./settled-words.ts";
import type { IssueControl } from "./use-issue-view.ts";

const CHIP =
  "inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-line-strong/60 bg-surface px-3.5 text-sm " +
  "font-medium hover:border-line-strong sm:min-h-9 data-[selected]:border-accent data-[selected]:bg-accent data-[selected]:text-on-accent " +
  "forced:data-[selected]:border-4";

/** On a phone one row that scrolls sideways from edge to edge: what to fix first is to stand above the fold. */
const PHONE_ROW = "max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1";

interface IssueFilterProps {
  list: Pick<IssueGroupList, "counts" | "open" | "settled">;
  control: IssueControl;
}

/** Which issues are shown: by category, by state, by words. */
export function IssueFilter({ list, control }: IssueFilterProps) {
  const { view, filter, search } = control;
  return (
    <div className="space-y-3 max-sm:space-y-1">
      <div role="group" aria-label="Category" className={`flex gap-2 sm:flex-wrap ${PHONE_ROW}`}>
        <CategoryChip name="All" count={list.counts.all} category={null} control={control} />
        {categories().map(([area, name]) => (
          <CategoryChip
            key={area}
            name={name}
            count={list.counts.categories[area]}
            category={area}
            control={control}
          />
        ))}
      </div>
      <div className="items-center gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        <DelayedSearch
          label="Search issues"
          placeholder="Search by title, page or check"
          value={view.search}
          onSearch={search}
        />
        <div className="flex flex-wrap gap-x-6 sm:gap-y-2">
          <Checkbox isSelected={view.showsResolved} onChange={(showsResolved) => filter({ showsResolved })}>
            <span>
              Show resolved issues ({list.settled.verified})
              {alsoWords(list.settled) && <span className="text-muted">, {alsoWords(list.settled)}</span>}
            </span>
          </Checkbox>
          {list.open.review > 0 && (
            <Checkbox isSelected={view.showsReview} onChange={(showsReview) => filter({ showsReview })}>
              Show issues that need review ({list.open.review})
            </Checkbox>
          )}
        </div>
      </div>
    </div>
  );
}

/** The categories in the order of the filter. */
function categories(): [Area, string][] {
  const { accessibility, seo, security, performance, privacy } = AREA_NAMES;
  return [
    ["accessibility", accessibility],
    ["seo", seo],
    ["security", security],
    ["performance", performance],
    ["privacy", privacy],
  ];
}

interface CategoryChipProps {
  name: string;
  count: number;
  category: Area | null;
  control: IssueControl;
}

function CategoryChip({ name, count, category, control }: CategoryChipProps) {
  return (
    <ToggleButton
      className={CHIP}
      isSelected={control.view.category === category}
      onChange={() => control.filter({ category })}
    >
      {name}
      <span className="tabular-nums opacity-90">{count}</span>
    </ToggleButton>
  );
}
