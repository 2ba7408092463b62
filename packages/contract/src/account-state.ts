import { z } from "zod";

/**
 * How an organization's account stands, all things considered: what the provider says of the subscription, what is
 * due, and what the operator decided.
 */
export const ACCOUNT_STATES = [
  "none",
  "trialing",
  "active",
  "ending",
  "past-due",
  "suspended-unpaid",
  "suspended-disputed",
  "suspended-by-operator",
  "ended",
] as const;
export type AccountStateKind = (typeof ACCOUNT_STATES)[number];

/** The one thing a person can do about a state. */
export const ACCOUNT_REMEDIES = [
  "choose-plan",
  "resume",
  "update-card",
  "reactivate",
  "contact-support",
] as const;

export const accountState = z.object({
  kind: z.enum(ACCOUNT_STATES),
  since: z.iso.datetime().nullable().describe("Since when it is so; null without a subscription"),
  title: z.string().describe("The state in a few words"),
  reason: z.string().nullable().describe("Why it is so, in words for the client; null while all is well"),
  next: z
    .object({ what: z.string(), at: z.iso.datetime().nullable() })
    .nullable()
    .describe("What happens next by itself, and when"),
  remedy: z.enum(ACCOUNT_REMEDIES).nullable().describe("What an owner can do about it"),
  isScanning: z.boolean().describe("Whether scheduled scans run"),
});
export type AccountState = z.infer<typeof accountState>;
