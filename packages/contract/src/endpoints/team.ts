import type { Route } from "#route.ts";

export const LIST_TEAM = {
  method: "GET",
  path: "/api/client-auth/team",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const INVITE_MEMBER = {
  method: "POST",
  path: "/api/client-auth/team/invite",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const UPDATE_MEMBER = {
  method: "PUT",
  path: "/api/client-auth/team/:id",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const REMOVE_MEMBER = {
  method: "DELETE",
  path: "/api/client-auth/team/:id",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const RESEND_INVITE = {
  method: "POST",
  path: "/api/client-auth/team/:id/resend-invite",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SET_TWO_FACTOR_RULE = {
  method: "PUT",
  path: "/api/client-auth/team/two-factor",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
