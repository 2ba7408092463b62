import type { Route } from "#route.ts";

export const LIST_SESSIONS = {
  method: "GET",
  path: "/api/client-auth/sessions",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const END_SESSION = {
  method: "DELETE",
  path: "/api/client-auth/sessions/:id",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const END_OTHER_SESSIONS = {
  method: "POST",
  path: "/api/client-auth/sessions/end-others",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
