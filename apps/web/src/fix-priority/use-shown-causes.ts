import type { IssueCause, IssueGroupList } from "@plumbline/contract/issue-groups";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { standsForNothing } from "#api/api-error.ts";
import { issueQueries } from "#queries/issues.ts";

import { withOpenCause } from "./shown-causes.ts";

/** The causes of a page with the one that the address opens, listed or not; and whether there is none of its name. */
export function useShownCauses(
  { groups }: Pick<IssueGroupList, "groups">,
  open: string | null,
): { causes: IssueCause[]; isUnknown: boolean } {
  const isListed = open === null || groups.some(({ id }) => id === open);
  const { data, error } = useQuery({ ...issueQueries.group(open ?? ""), enabled: !isListed });
  // The last list that had it, to keep its place.
  const [before, setBefore] = useState<readonly IssueCause[]>(groups);
  if (isListed && before !== groups) setBefore(groups);
  const isUnknown = !isListed && standsForNothing(error, "issue-group.not-found");
  const extra = isListed || isUnknown ? null : (data ?? null);
  const stayed = extra ?? (isListed || isUnknown ? null : (before.find(({ id }) => id === open) ?? null));
  const ids = before.map(({ id }) => id);
  return { causes: withOpenCause(groups, stayed, ids), isUnknown };
}
