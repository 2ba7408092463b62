import type { Route } from "#route.ts";

export const FORGOT_PASSWORD = {
  method: "POST",
  path: "/api/auth/forgot-password",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const CONFIRM_FORGOT_PASSWORD = {
  method: "POST",
  path: "/api/auth/confirm-forgot-password",
  auth: "none",
  answer: "json",
} as const satisfies Route;
