import type { EndpointQuery } from "@plumbline/contract/endpoint";
import { GET_ISSUE_GROUP, LIST_ISSUE_GROUPS } from "@plumbline/contract/endpoints/issue-groups";
import { GET_ISSUE, GET_SCREENSHOT, LIST_ISSUES } from "@plumbline/contract/endpoints/issues";
import type { IssueCause, IssueGroupList, listIssueGroups } from "@plumbline/contract/issue-groups";
import type { Issue, IssueList, listIssues } from "@plumbline/contract/issues";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

import { paced, REFETCH } from "./refetch.ts";

const ISSUES = ["issues"];

export const issueQueries = {
  /** Everything that is known of issues, to be asked anew. */
  all: { queryKey: ISSUES },

  /** One page of issues; the page before stays on screen until the next has come. */
  list: (query: EndpointQuery<typeof listIssues>) =>
    queryOptions({
      queryKey: [...ISSUES, "list", query],
      queryFn: async ({ signal }) => (await call(LIST_ISSUES, { query, signal })).data,
      placeholderData: keepPreviousData,
      refetchInterval: paced(listInterval),
    }),

  /** One page of causes; the page before stays on screen until the next has come. */
  groups: (query: EndpointQuery<typeof listIssueGroups>) =>
    queryOptions({
      queryKey: [...ISSUES, "groups", query],
      queryFn: async ({ signal }) => (await call(LIST_ISSUE_GROUPS, { query, signal })).data,
      placeholderData: keepPreviousData,
      refetchInterval: paced(groupsInterval),
    }),

  /** One cause, whatever became of its issues. */
  group: (cause: string) =>
    queryOptions({
      queryKey: [...ISSUES, "group", cause],
      queryFn: async ({ signal }) => (await call(GET_ISSUE_GROUP, { params: { cause }, signal })).data,
      refetchInterval: paced((cause: IssueCause) => (isGroupChecked(cause) ? REFETCH.soon : REFETCH.never)),
    }),

  /** One issue with evidence and history. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...ISSUES, "one", id],
      queryFn: async ({ signal }) => (await call(GET_ISSUE, { params: { id }, signal })).data,
      refetchInterval: paced((issue: Issue) => (isChecked(issue) ? REFETCH.soon : REFETCH.never)),
    }),

  /** Picture of one place of an issue; it never changes. */
  screenshot: (id: string, place: string) =>
    queryOptions({
      queryKey: [...ISSUES, "screenshot", id, place],
      queryFn: ({ signal }) =>
        call(GET_SCREENSHOT, { params: { id, place }, signal, words: "We can't load the screenshot" }),
      staleTime: Infinity,
    }),
};

/** Often while an issue on screen is checked, now and then while another is. */
function listInterval(list: IssueList): number | false {
  if (list.issues.some(isChecked)) return REFETCH.soon;
  return list.open.awaitingCheck > 0 ? REFETCH.later : REFETCH.never;
}

/** The same for causes. */
function groupsInterval(list: IssueGroupList): number | false {
  if (list.groups.some(isGroupChecked)) return REFETCH.soon;
  return list.open.awaitingCheck > 0 ? REFETCH.later : REFETCH.never;
}

/** Whether a re-test of an issue of this cause waits or runs. */
function isGroupChecked({ beingChecked }: Pick<IssueCause, "beingChecked">): boolean {
  return beingChecked > 0;
}

/** Whether a re-test of this issue waits or runs. */
function isChecked({ lastCheck }: Pick<Issue, "lastCheck">): boolean {
  return lastCheck !== null && lastCheck.state !== "done";
}
