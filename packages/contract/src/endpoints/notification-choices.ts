import type { Route } from "#route.ts";

export const GET_NOTIFICATION_CHOICES = {
  method: "GET",
  path: "/api/client-auth/notification-choices",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SET_NOTIFICATION_CHOICES = {
  method: "PUT",
  path: "/api/client-auth/notification-choices",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
