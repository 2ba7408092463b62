import type { Route } from "#route.ts";

export const READ_INVITE = {
  method: "POST",
  path: "/api/auth/invite",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const ACCEPT_INVITE = {
  method: "POST",
  path: "/api/auth/accept-invite",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const JOIN_ORGANIZATION = {
  method: "POST",
  path: "/api/client-auth/join-organization",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
