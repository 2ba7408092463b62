import type { Route } from "#route.ts";

export const GET_BILLING = {
  method: "GET",
  path: "/api/client-auth/billing",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SET_BILLING_DETAILS = {
  method: "PUT",
  path: "/api/client-auth/billing-details",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const LIST_INVOICES = {
  method: "GET",
  path: "/api/client-auth/invoices",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const DOWNLOAD_INVOICE = {
  method: "GET",
  path: "/api/client-auth/invoices/:id/download",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const DOWNLOAD_RECEIPT = {
  method: "GET",
  path: "/api/client-auth/invoices/:id/receipt",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const DOWNLOAD_CREDIT_NOTE = {
  method: "GET",
  path: "/api/client-auth/credit-notes/:id/download",
  auth: "bearer",
  answer: "pdf",
} as const satisfies Route;
export const REACTIVATE_SUBSCRIPTION = {
  method: "POST",
  path: "/api/client-auth/reactivate-subscription",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const PREVIEW_REACTIVATION = {
  method: "GET",
  path: "/api/client-auth/reactivation",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const PREVIEW_PLAN_SWITCH = {
  method: "GET",
  path: "/api/client-auth/plan-switch",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const SWITCH_PLAN = {
  method: "POST",
  path: "/api/client-auth/switch-plan",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const CANCEL_SUBSCRIPTION = {
  method: "POST",
  path: "/api/client-auth/cancel-subscription",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const RESUME_SUBSCRIPTION = {
  method: "POST",
  path: "/api/client-auth/resume-subscription",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const UPDATE_PAYMENT_METHOD = {
  method: "POST",
  path: "/api/client-auth/payment-method",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
export const CHOOSE_PLAN = {
  method: "POST",
  path: "/api/client-auth/choose-plan",
  auth: "bearer",
  answer: "json",
} as const satisfies Route;
