import type { Route } from "#route.ts";

export const COMPLETE_GUIDANCE = {
  method: "PUT",
  path: "/api/client-auth/fix-guidance/:id",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const LIST_GUIDANCE = {
  method: "GET",
  path: "/api/client-auth/fix-guidance",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
