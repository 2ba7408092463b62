import type { Route } from "#route.ts";

export const LIVE_STREAM = {
  method: "GET",
  path: "/api/client-auth/live",
  auth: "bearer",
  answer: "event-stream",
} as const satisfies Route;
