import type { JobName } from "@plumbline/contract/job-names";
import type { Queue as QueueSettings } from "pg-boss";
import { z } from "zod";

/** One kind of background work: what a job carries, what makes two of them the same, and how it is retried. */
interface JobKind<P extends z.ZodType = z.ZodType> {
  payload: P;
  /** While a job with the same key waits or runs, sending another does nothing. */
  key(payload: z.output<P>): string;
  settings: Pick<
    QueueSettings,
    "expireInSeconds" | "retryLimit" | "retryDelay" | "retryBackoff" | "retryDelayMax"
  >;
}

function jobKind<P extends z.ZodType>(kind: JobKind<P>): JobKind<P> {
  return kind;
}

/** At once after a crash, then ever more rarely: what cannot be reached gets about a day. */
const RETRIED_FOR_A_DAY = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 7200 };

/** Every kind of job. Times in seconds. */
export const JOBS = {
  scan: jobKind({
    payload: z.object({ organizationId: z.uuid(), scanId: z.uuid() }),
    key: ({ scanId }) => scanId,
    // Interruptions; a failure of its own counts for several, see `job-failure.ts`: four tries.
    settings: { expireInSeconds: 3600, retryLimit: 20 },
  }),
  // These two come by the clock; a round that failed is made up for by the next.
  "due-scans": jobKind({
    payload: z.object({}),
    key: () => "due-scans",
    settings: { expireInSeconds: 300, retryLimit: 0 },
  }),
  "due-mails": jobKind({
    payload: z.object({}),
    key: () => "due-mails",
    settings: { expireInSeconds: 300, retryLimit: 0 },
  }),
  retest: jobKind({
    payload: z.object({ organizationId: z.uuid(), scanId: z.uuid() }),
    key: ({ scanId }) => scanId,
    // As with scans: three tries.
    settings: { expireInSeconds: 1800, retryLimit: 15 },
  }),
  // Judges what is left of a client's scans; one that has been dealt with is not judged twice.
  rejudge: jobKind({
    payload: z.object({ organizationId: z.uuid(), rulesetVersion: z.string() }),
    key: ({ organizationId }) => organizationId,
    // With pauses in which a worker of the wanted ruleset may start.
    settings: {
      expireInSeconds: 3600,
      retryLimit: 20,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 600,
    },
  }),
  report: jobKind({
    payload: z.object({ organizationId: z.uuid(), reportId: z.uuid() }),
    key: ({ reportId }) => reportId,
    // As with scans: five tries.
    settings: { expireInSeconds: 300, retryLimit: 20 },
  }),
  // Waits until the day is over; accepting until another day sends another.
  "end-acceptance": jobKind({
    payload: z.object({ organizationId: z.uuid(), issueId: z.uuid(), until: z.iso.date() }),
    key: ({ issueId, until }) => `${issueId} ${until}`,
    settings: {
      expireInSeconds: 60,
      retryLimit: 20,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 3600,
    },
  }),
  "data-export": jobKind({
    payload: z.object({ organizationId: z.uuid(), exportId: z.uuid() }),
    key: ({ exportId }) => exportId,
    // As with scans: four tries.
    settings: { expireInSeconds: 3600, retryLimit: 20 },
  }),
  // Waits until the export's days are over.
  "data-export-end": jobKind({
    payload: z.object({ organizationId: z.uuid(), exportId: z.uuid() }),
    key: ({ exportId }) => exportId,
    settings: {
      expireInSeconds: 300,
      retryLimit: 20,
      retryDelay: 60,
      retryBackoff: true,
      retryDelayMax: 7200,
    },
  }),
  "payment-event": jobKind({
    payload: z.object({ eventId: z.uuid() }),
    key: ({ eventId }) => eventId,
    // What is left after a day is queued again by the billing round.
    settings: { expireInSeconds: 120, ...RETRIED_FOR_A_DAY },
  }),
  "payment-act": jobKind({
    payload: z.object({ organizationId: z.uuid(), actId: z.uuid() }),
    key: ({ actId }) => actId,
    settings: { expireInSeconds: 120, ...RETRIED_FOR_A_DAY },
  }),
  // Come by the clock; a round that failed is made up for by the next.
  "billing-round": jobKind({
    payload: z.object({}),
    key: () => "billing-round",
    settings: { expireInSeconds: 600, retryLimit: 0 },
  }),
  reconciliation: jobKind({
    payload: z.object({}),
    key: () => "reconciliation",
    settings: { expireInSeconds: 600, retryLimit: 2 },
  }),
  "reconcile-customer": jobKind({
    payload: z.object({ organizationId: z.uuid() }),
    key: ({ organizationId }) => organizationId,
    settings: { expireInSeconds: 120, retryLimit: 5, retryDelay: 10, retryBackoff: true },
  }),
  retention: jobKind({
    payload: z.object({}),
    key: () => "retention",
    settings: { expireInSeconds: 7200, retryLimit: 2 },
  }),
  // The sandbox's world goes on; idle where Stripe takes payments.
  "sandbox-round": jobKind({
    payload: z.object({}),
    key: () => "sandbox-round",
    settings: { expireInSeconds: 300, retryLimit: 0 },
  }),
  "sandbox-delivery": jobKind({
    payload: z.object({ eventId: z.string() }),
    key: ({ eventId }) => eventId,
    settings: { expireInSeconds: 60, retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 },
  }),
  // Without a user it does nothing: asking for a code costs the same whether an account exists or not.
  "reset-code": jobKind({
    payload: z.object({ requestId: z.uuid(), userId: z.uuid().nullable() }),
    key: ({ requestId }) => requestId,
    settings: { expireInSeconds: 60, retryLimit: 5, retryDelay: 1, retryBackoff: true },
  }),
  // Without a user it does nothing, for the same reason.
  "sign-in-warning": jobKind({
    payload: z.object({
      warningId: z.uuid(),
      userId: z.uuid().nullable(),
      address: z.string(),
      userAgent: z.string().nullable(),
    }),
    key: ({ warningId }) => warningId,
    settings: { expireInSeconds: 60, retryLimit: 5, retryDelay: 1, retryBackoff: true },
  }),
  mail: jobKind({
    payload: z.object({ mailId: z.uuid() }),
    key: ({ mailId }) => mailId,
    settings: { expireInSeconds: 120, ...RETRIED_FOR_A_DAY },
  }),
} as const satisfies Record<JobName, JobKind>;

export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]["payload"]>;
