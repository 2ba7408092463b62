import { z } from "zod";

import { ACCOUNT_CORRECTIONS, type AccountCorrection } from "./account-corrections.ts";
import { accountState } from "./account-state.ts";
import { role } from "./auth.ts";
import { subscriptionStatus } from "./dashboard.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  OPS_LIST_CLIENTS,
  OPS_READ_CLIENT,
  OPS_RECONCILE_CLIENT,
  OPS_RESUME_CLIENT,
  OPS_SCAN_CLIENT,
  OPS_SUSPEND_CLIENT,
} from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { done, page, pageFacts, search } from "./ops-parts.ts";
import { CLIENT_FILTERS, SUSPENSION_REASON_LENGTH } from "./ops-terms.ts";
import { scanKind, scanStatus } from "./scans.ts";
import { writtenText } from "./written-text.ts";

export const opsClient = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  timeZone: z.string(),
  subscription: subscriptionStatus.nullable().describe("Null where it never had one"),
  plan: z.string().nullable(),
  monthlyPriceCents: z.number().int().nullable(),
  suspendedAt: z.iso.datetime().nullable().describe("Since when the operator suspends it"),
  lastScan: z
    .object({ status: scanStatus, overall: z.number().int().nullable(), createdAt: z.iso.datetime() })
    .nullable(),
  nextScanDay: z
    .string()
    .nullable()
    .describe("Day of the next scheduled scan in its zone, weekly or monthly; null while none is to come"),
  machineSeconds: z
    .number()
    .int()
    .describe("Seconds for which its scans and re-tests of the last 30 days ran, each by its last try"),
});
export type OpsClient = z.infer<typeof opsClient>;

export const opsScan = z.object({
  id: z.string(),
  kind: scanKind,
  status: scanStatus,
  overall: z.number().int().nullable(),
  failureReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  seconds: z.number().int().nullable().describe("How long its last try ran; null before it ended"),
});
export type OpsScan = z.infer<typeof opsScan>;

export const opsAct = z.object({
  id: z.string(),
  action: z.string(),
  actor: z.string().describe("A person's name, or what acted"),
  address: z.string().nullable().describe("Network address an operator acted from"),
  createdAt: z.iso.datetime(),
});
export type OpsAct = z.infer<typeof opsAct>;

export const opsClientDetails = opsClient.extend({
  contactEmail: z.string(),
  createdAt: z.iso.datetime(),
  suspensionReason: z.string().nullable(),
  account: accountState,
  members: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      role,
      hasPassword: z.boolean().describe("False for someone who has not accepted the invite"),
      hasTemporaryPassword: z.boolean(),
    }),
  ),
  scans: z.array(opsScan).describe("The newest, re-tests among them"),
  acts: z.array(opsAct).describe("The newest of the audit log"),
});
export type OpsClientDetails = z.infer<typeof opsClientDetails>;

const params = z.object({ id: z.uuid() });
const accountCorrection = z.literal(Object.keys(ACCOUNT_CORRECTIONS) as AccountCorrection[]);

export const opsListClients = defineEndpoint(OPS_LIST_CLIENTS, {
  summary: "Clients by name",
  query: z.object({ search, filter: z.enum(CLIENT_FILTERS).optional(), page }),
  output: dataEnvelope(z.object({ clients: z.array(opsClient), ...pageFacts })),
  errors: ["request.invalid"],
});

export const opsReadClient = defineEndpoint(OPS_READ_CLIENT, {
  summary: "One client with its people, scans and acts",
  params,
  output: dataEnvelope(z.object({ client: opsClientDetails })),
  errors: ["request.invalid", "client.not-found"],
});

/** Why an operator has no scan of a client's website made. */
export const CLIENT_SCAN_ERRORS = [
  "client.suspended",
  "client.past-due",
  "client.subscription-suspended",
  "client.ended",
] as const;

export const opsScanClient = defineEndpoint(OPS_SCAN_CLIENT, {
  summary: "Scan a client's website now",
  params,
  output: dataEnvelope(
    z.object({ scanId: z.string(), isNew: z.boolean().describe("False where a scan waited or ran already") }),
  ),
  errors: ["request.invalid", "client.not-found", "scan.no-website", ...CLIENT_SCAN_ERRORS, "server.busy"],
});

export const opsSuspendClient = defineEndpoint(OPS_SUSPEND_CLIENT, {
  summary: "Pause scanning for a client and tell its people why",
  params,
  body: z.object({
    reason: writtenText
      .min(1, "Enter a reason. The client reads it.")
      .max(SUSPENSION_REASON_LENGTH, `Enter at most ${SUSPENSION_REASON_LENGTH} characters.`),
  }),
  output: done,
  errors: ["request.invalid", "request.malformed-json", "client.not-found", "confirmation.required"],
});

export const opsResumeClient = defineEndpoint(OPS_RESUME_CLIENT, {
  summary: "End the suspension of a client",
  params,
  output: done,
  errors: ["request.invalid", "client.not-found", "confirmation.required"],
});

export const opsReconcileClient = defineEndpoint(OPS_RECONCILE_CLIENT, {
  summary: "Read a client's account back from the payment provider and correct what doesn't match",
  params,
  output: dataEnvelope(
    z.object({ corrected: z.array(accountCorrection).describe("What had to be corrected") }),
  ),
  errors: ["request.invalid", "client.not-found", "payment.provider-unavailable"],
});
