import type { Route } from "#route.ts";

export const LIST_NOTIFICATIONS = {
  method: "GET",
  path: "/api/client-auth/notifications",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const MARK_ALL_READ = {
  method: "POST",
  path: "/api/client-auth/notifications/mark-all-read",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
