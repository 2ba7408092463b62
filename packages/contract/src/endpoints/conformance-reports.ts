import type { Route } from "#route.ts";

export const LIST_CONFORMANCE_REPORTS = {
  method: "GET",
  path: "/api/client-auth/conformance-reports",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SAVE_CONFORMANCE_REPORT = {
  method: "POST",
  path: "/api/client-auth/conformance-reports",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SIGN_CONFORMANCE_REPORT = {
  method: "POST",
  path: "/api/client-auth/conformance-reports/:id/sign",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const DOWNLOAD_CONFORMANCE_REPORT = {
  method: "GET",
  path: "/api/client-auth/conformance-reports/:id/download",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const DOWNLOAD_OPENACR = {
  method: "GET",
  path: "/api/client-auth/conformance-reports/:id/openacr",
  auth: "bearer",
  answer: "yaml",
} as const satisfies Route;
