import type { Route } from "#route.ts";

export const LIST_DATA_EXPORTS = {
  method: "GET",
  path: "/api/client-auth/data-exports",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const REQUEST_DATA_EXPORT = {
  method: "POST",
  path: "/api/client-auth/data-exports",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const DOWNLOAD_DATA_EXPORT = {
  method: "GET",
  path: "/api/client-auth/data-exports/:id/download",
  auth: "bearer",
  answer: "zip",
} as const satisfies Route;
