import type { Route } from "#route.ts";

export const GET_BUSINESS_FIGURES = {
  method: "GET",
  path: "/api/client-auth/business-figures",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SET_BUSINESS_FIGURES = {
  method: "PUT",
  path: "/api/client-auth/business-figures",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
