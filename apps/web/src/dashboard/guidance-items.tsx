import type { GuidanceGroup } from "@plumbline/contract/fix-guidance";
import { GUIDANCE_ENTRIES } from "@plumbline/contract/guidance-terms";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { guidanceQueries } from "#queries/guidance.ts";
import { Pagination } from "#ui/pagination.tsx";

import { GuidanceItem } from "./guidance-item.tsx";

interface GuidanceItemsProps {
  group: GuidanceGroup;
  showsCompleted: boolean;
  /** What a press on the whole cause asked for, while it is under way. */
  wantedOfAll: boolean | null;
}

/** The issues of a cause, a page at a time; the first page came with the cause. */
export function GuidanceItems({ group, showsCompleted, wantedOfAll }: GuidanceItemsProps) {
  const [wantedPage, setPage] = useState(1);
  const { id, title } = group.cause;
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(group.matching / GUIDANCE_ENTRIES)));
  const later = useQuery({
    ...guidanceQueries.list({ cause: id, completed: String(showsCompleted), page, limit: GUIDANCE_ENTRIES }),
    enabled: page > 1,
  });
  const items = page === 1 ? group.items : (later.data?.groups[0]?.items ?? []);
  const isLoading = page > 1 && (later.isPending || later.isPlaceholderData);
  return (
    <div>
      <h4 className="text-xs font-medium text-muted">{group.total === 1 ? "Where it is" : "Its issues"}</h4>
      {page > 1 && later.error && (
        <p role="alert" className="py-3 text-sm text-red">
          {failureMessage(later.error, "Failed to load the issues")}
        </p>
      )}
      <ul aria-busy={isLoading} className={`divide-y divide-line ${isLoading ? "grayscale" : ""}`}>
        {items.map((item) => (
          <GuidanceItem
            key={item.id}
            item={item}
            title={title}
            isAlone={group.total === 1}
            wantedOfAll={wantedOfAll}
          />
        ))}
      </ul>
      {group.matching > GUIDANCE_ENTRIES && (
        <Pagination
          page={page}
          total={group.matching}
          pageSize={GUIDANCE_ENTRIES}
          things={`issues: ${title}`}
          onChange={setPage}
        />
      )}
    </div>
  );
}
