import type { Route } from "#route.ts";

export const LOGIN = {
  method: "POST",
  path: "/api/client-auth/login",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const ME = {
  method: "GET",
  path: "/api/client-auth/me",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const LOGOUT = {
  method: "POST",
  path: "/api/client-auth/logout",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const CHANGE_PASSWORD = {
  method: "POST",
  path: "/api/client-auth/change-password",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const COMPLETE_PASSWORD_CHANGE = {
  method: "POST",
  path: "/api/client-auth/complete-password-change",
  auth: "none",
  answer: "json",
} as const satisfies Route;
