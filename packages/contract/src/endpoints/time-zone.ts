import type { Route } from "#route.ts";

export const SET_TIME_ZONE = {
  method: "PUT",
  path: "/api/client-auth/time-zone",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
