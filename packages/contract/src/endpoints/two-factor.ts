import type { Route } from "#route.ts";

export const COMPLETE_SECOND_FACTOR = {
  method: "POST",
  path: "/api/client-auth/complete-second-factor",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const GET_TWO_FACTOR = {
  method: "GET",
  path: "/api/client-auth/two-factor",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const BEGIN_TWO_FACTOR = {
  method: "POST",
  path: "/api/client-auth/two-factor/begin",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const ENABLE_TWO_FACTOR = {
  method: "POST",
  path: "/api/client-auth/two-factor/enable",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const DISABLE_TWO_FACTOR = {
  method: "POST",
  path: "/api/client-auth/two-factor/disable",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const RENEW_RECOVERY_CODES = {
  method: "POST",
  path: "/api/client-auth/two-factor/recovery-codes",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
