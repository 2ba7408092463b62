import type { Route } from "#route.ts";

export const GET_DASHBOARD = {
  method: "GET",
  path: "/api/client-auth/dashboard-data",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
