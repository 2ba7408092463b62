import type { Route } from "#route.ts";

export const LIST_ISSUE_GROUPS = {
  method: "GET",
  path: "/api/client-auth/issue-groups",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const GET_ISSUE_GROUP = {
  method: "GET",
  path: "/api/client-auth/issue-groups/:cause",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const MARK_GROUP_FIXED = {
  method: "POST",
  path: "/api/client-auth/issue-groups/:cause/mark-fixed",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const CHECK_GROUP_AGAIN = {
  method: "POST",
  path: "/api/client-auth/issue-groups/:cause/check-again",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const ACCEPT_GROUP = {
  method: "POST",
  path: "/api/client-auth/issue-groups/:cause/accept",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const END_GROUP_ACCEPTANCE = {
  method: "POST",
  path: "/api/client-auth/issue-groups/:cause/end-acceptance",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
