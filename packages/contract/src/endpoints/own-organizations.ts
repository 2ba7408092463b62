import type { Route } from "#route.ts";

export const LIST_OWN_ORGANIZATIONS = {
  method: "GET",
  path: "/api/client-auth/organizations",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SWITCH_ORGANIZATION = {
  method: "POST",
  path: "/api/client-auth/switch-organization",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
