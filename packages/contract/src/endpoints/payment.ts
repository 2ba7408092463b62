import type { Route } from "#route.ts";

export const GET_PAYMENT_LINK = {
  method: "GET",
  path: "/api/auth/payment-link/:token",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const CREATE_PAYMENT_SESSION = {
  method: "POST",
  path: "/api/stripe/create-payment-session",
  auth: "none",
  answer: "json",
} as const satisfies Route;
