import type { Route } from "#route.ts";

export const OPS_LOGIN = {
  method: "POST",
  path: "/api/ops/login",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const OPS_BEGIN_SET_UP = {
  method: "POST",
  path: "/api/ops/begin-set-up",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const OPS_COMPLETE_SET_UP = {
  method: "POST",
  path: "/api/ops/complete-set-up",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const OPS_COMPLETE_SECOND_FACTOR = {
  method: "POST",
  path: "/api/ops/complete-second-factor",
  auth: "none",
  answer: "json",
} as const satisfies Route;
export const OPS_ME = {
  method: "GET",
  path: "/api/ops/me",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_LOGOUT = {
  method: "POST",
  path: "/api/ops/logout",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_CONFIRM = {
  method: "POST",
  path: "/api/ops/confirm-identity",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_OVERVIEW = {
  method: "GET",
  path: "/api/ops/overview",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_LIST_CLIENTS = {
  method: "GET",
  path: "/api/ops/clients",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_READ_CLIENT = {
  method: "GET",
  path: "/api/ops/clients/:id",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_SCAN_CLIENT = {
  method: "POST",
  path: "/api/ops/clients/:id/scan",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_SUSPEND_CLIENT = {
  method: "POST",
  path: "/api/ops/clients/:id/suspend",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_RESUME_CLIENT = {
  method: "POST",
  path: "/api/ops/clients/:id/resume",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_RECONCILE_CLIENT = {
  method: "POST",
  path: "/api/ops/clients/:id/reconcile",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_READ_QUEUE = {
  method: "GET",
  path: "/api/ops/queue",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_LIST_FAILURE_GROUPS = {
  method: "GET",
  path: "/api/ops/failures",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_LIST_FAILURES = {
  method: "GET",
  path: "/api/ops/failures/:kind",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_RETRY_FAILURE = {
  method: "POST",
  path: "/api/ops/failures/:kind/:id/retry",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_LIST_MAILS = {
  method: "GET",
  path: "/api/ops/mails",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_READ_PAYMENTS = {
  method: "GET",
  path: "/api/ops/payments",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_LIST_PAYMENT_EVENTS = {
  method: "GET",
  path: "/api/ops/payment-events",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
export const OPS_DECIDE_REFUND = {
  method: "POST",
  path: "/api/ops/refunds/:id/decide",
  auth: "operator",
  answer: "json",
} as const satisfies Route;
