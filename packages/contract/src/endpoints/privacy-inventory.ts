import type { Route } from "#route.ts";

export const GET_PRIVACY_INVENTORY = {
  method: "GET",
  path: "/api/client-auth/privacy-inventory",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const EXPORT_PRIVACY_INVENTORY = {
  method: "GET",
  path: "/api/client-auth/privacy-inventory/export",
  auth: "bearer",
  answer: "csv",
} as const satisfies Route;
