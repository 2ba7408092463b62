import type { Route } from "#route.ts";

export const LIST_ISSUES = {
  method: "GET",
  path: "/api/client-auth/issues",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const GET_ISSUE = {
  method: "GET",
  path: "/api/client-auth/issues/:id",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const GET_SCREENSHOT = {
  method: "GET",
  path: "/api/client-auth/issues/:id/screenshots/:place",
  auth: "bearer",
  answer: "webp",
} as const satisfies Route;
export const MARK_FIXED = {
  method: "POST",
  path: "/api/client-auth/issues/:id/mark-fixed",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const CHECK_AGAIN = {
  method: "POST",
  path: "/api/client-auth/issues/:id/check-again",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const ACCEPT_ISSUE = {
  method: "POST",
  path: "/api/client-auth/issues/:id/accept",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const END_ACCEPTANCE = {
  method: "POST",
  path: "/api/client-auth/issues/:id/end-acceptance",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
