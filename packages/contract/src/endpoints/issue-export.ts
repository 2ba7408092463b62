import type { Route } from "#route.ts";

export const EXPORT_ISSUES = {
  method: "GET",
  path: "/api/client-auth/issues/export",
  auth: "bearer",
  answer: "export",
} as const satisfies Route;
