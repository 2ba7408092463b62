import {
  CANCEL_SUBSCRIPTION,
  REACTIVATE_SUBSCRIPTION,
  RESUME_SUBSCRIPTION,
  SWITCH_PLAN,
  UPDATE_PAYMENT_METHOD,
} from "@plumbline/contract/endpoints/billing";
import type { PlanSwitch, Reactivation } from "@plumbline/contract/billing";

import { call } from "#api/call.ts";

/** Words of the acts where the server says nothing. */
export const FAILED = {
  reactivate: "Failed to reactivate subscription",
  resume: "Failed to resume your subscription",
  cancel: "Failed to cancel your subscription",
  card: "Failed to open the payment page",
  switch: "Failed to switch plans",
} as const;

/** Each answers what the server says of it. */
export async function reactivate({ dueToday, isExact }: Reactivation): Promise<string> {
  const body = isExact ? { dueToday } : {};
  return (await call(REACTIVATE_SUBSCRIPTION, { body, words: FAILED.reactivate })).message;
}

export async function resume(): Promise<string> {
  return (await call(RESUME_SUBSCRIPTION, { words: FAILED.resume })).message;
}

export async function cancel(): Promise<string> {
  return (await call(CANCEL_SUBSCRIPTION, { words: FAILED.cancel })).message;
}

/** Address of the provider's page on which the card is changed. */
export async function cardPage(): Promise<string> {
  return (await call(UPDATE_PAYMENT_METHOD, { words: FAILED.card })).data.url;
}

/** Switches at the amount that was shown. */
export async function switchPlan({ planId, dueNow, shownAt }: PlanSwitch): Promise<string> {
  return (await call(SWITCH_PLAN, { body: { planId, dueNow, shownAt }, words: FAILED.switch })).message;
}
