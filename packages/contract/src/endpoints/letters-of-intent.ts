import type { Route } from "#route.ts";

export const LIST_LETTERS = {
  method: "GET",
  path: "/api/client-auth/letters-of-intent",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SAVE_LETTER = {
  method: "POST",
  path: "/api/client-auth/letters-of-intent",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SIGN_LETTER = {
  method: "POST",
  path: "/api/client-auth/letters-of-intent/:id/sign",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const DOWNLOAD_LETTER = {
  method: "GET",
  path: "/api/client-auth/letters-of-intent/:id/download",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
