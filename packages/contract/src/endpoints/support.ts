import type { Route } from "#route.ts";

export const SEND_SUPPORT_REQUEST = {
  method: "POST",
  path: "/api/client-auth/support",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const LIST_SUPPORT_REQUESTS = {
  method: "GET",
  path: "/api/client-auth/support",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
