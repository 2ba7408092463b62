import type { Route } from "#route.ts";

export const GET_INVITE = {
  method: "GET",
  path: "/api/auth/invite/:token",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const ACCEPT_INVITE = {
  method: "POST",
  path: "/api/auth/accept-invite",
  auth: "none",
  answer: "json",
} as const satisfies Route;
