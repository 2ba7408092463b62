import type { Route } from "#route.ts";

export const GET_BILLING = {
  method: "GET",
  path: "/api/client-auth/billing",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const LIST_INVOICES = {
  method: "GET",
  path: "/api/client-auth/invoices",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const REACTIVATE_SUBSCRIPTION = {
  method: "POST",
  path: "/api/client-auth/reactivate-subscription",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const CHOOSE_PLAN = {
  method: "POST",
  path: "/api/client-auth/choose-plan",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
