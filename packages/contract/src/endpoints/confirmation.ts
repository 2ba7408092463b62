import type { Route } from "#route.ts";

export const CONFIRM_IDENTITY = {
  method: "POST",
  path: "/api/client-auth/confirm-identity",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
