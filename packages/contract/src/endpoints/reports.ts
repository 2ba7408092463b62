import type { Route } from "#route.ts";

export const LIST_REPORTS = {
  method: "GET",
  path: "/api/client-auth/reports",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const GET_REPORT = {
  method: "GET",
  path: "/api/client-auth/reports/:id",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const DOWNLOAD_REPORT = {
  method: "GET",
  path: "/api/client-auth/reports/:id/download",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const WEEKLY_PDF = {
  method: "GET",
  path: "/api/branded-pdfs/weekly/:scanId",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const MONTHLY_PDF = {
  method: "GET",
  path: "/api/branded-pdfs/monthly/:scanId",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const DOWNLOAD_DOCUMENT = {
  method: "GET",
  path: "/api/client-auth/documents/:id/download",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
