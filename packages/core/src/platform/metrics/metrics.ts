import { JOB_NAMES, type JobName } from "@plumbline/contract/job-names";
import { Counter, Histogram, Registry } from "prom-client";

/** How one try of a job ended. A job that was handed back had its worker stopped. */
export type JobOutcome = "done" | "failed" | "handed-back";

/**
 * What came of an event of the payment provider: `reconciled`; `handled-before`, by another event about the same
 * customer; `unknown`: it is about no one the service knows; `missing`: the provider no longer knows whom it is about.
 */
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

/** How a scan ended: with scores, or why it has none. */
const SCAN_OUTCOMES = ["finished", "nothing-measured", "cannot-scan", "storage", "interrupted"];
const MAIL_OUTCOMES = ["sent", "given-up"];
const EVENT_OUTCOMES = ["reconciled", "handled-before", "unknown", "missing"] as const;

/** What one process counts. Labels have few values, and none of them says whose data it was. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds until a response was sent, by the pattern of its route and the class of its status. */
  readonly requestSeconds: Histogram<"method" | "route" | "status">;
  /** Seconds each try of a job took. */
  readonly jobSeconds: Histogram<"kind" | "outcome">;
  /** Jobs whose tries were used up. */
  readonly jobsAbandoned: Counter<"kind">;
  readonly scansEnded: Counter<"outcome">;
  /** Emails that were sent, and those that were given up. */
  readonly mails: Counter<"outcome">;
  /** Calls of the payment provider, by the class of the status they were answered with. */
  readonly webhooks: Counter<"status">;
  /** Events of the payment provider that were worked on, by what came of them. */
  readonly paymentEvents: Counter<"outcome">;
}

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** From a mail to the scan of a large site. */
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 60, 180, 600, 1800, 3600];

/** Metrics that start at zero, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: "plumbline_http_request_duration_seconds",
      help: "Time until a response was sent.",
      labelNames: ["method", "route", "status"],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    jobSeconds: new Histogram({
      name: "plumbline_job_duration_seconds",
      help: "Time that one try of a job took.",
      labelNames: ["kind", "outcome"],
      buckets: JOB_BUCKETS,
      registers,
    }),
    jobsAbandoned: counter({
      name: "plumbline_jobs_abandoned_total",
      help: "Jobs whose tries were used up.",
      label: "kind",
      values: JOB_NAMES,
      registers,
    }),
    scansEnded: counter({
      name: "plumbline_scans_ended_total",
      help: "Scans that ended.",
      label: "outcome",
      values: SCAN_OUTCOMES,
      registers,
    }),
    mails: counter({
      name: "plumbline_mails_total",
      help: "Emails that were sent or given up.",
      label: "outcome",
      values: MAIL_OUTCOMES,
      registers,
    }),
    webhooks: counter({
      name: "plumbline_webhooks_total",
      help: "Calls of the payment provider.",
      label: "status",
      values: ["2xx", "4xx", "5xx"],
      registers,
    }),
    paymentEvents: counter({
      name: "plumbline_payment_events_total",
      help: "Events of the payment provider that were handled.",
      label: "outcome",
      values: EVENT_OUTCOMES,
      registers,
    }),
  };
}

interface CounterOptions<L extends string> {
  name: string;
  help: string;
  label: L;
  values: readonly string[];
  registers: Registry[];
}

/** Starts at zero for each value: Prometheus sees no increase in the first figure of a series. */
function counter<L extends string>({ label, values, ...options }: CounterOptions<L>): Counter<L> {
  const labelNames: L[] = [label];
  const made = new Counter({ ...options, labelNames });
  for (const value of values) made.labels(value).inc(0);
  return made;
}

/** Starts to measure a try of a job; the answer ends it. */
export function measureJob(metrics: Metrics, kind: JobName): (outcome: JobOutcome) => void {
  const end = metrics.jobSeconds.startTimer({ kind });
  return (outcome) => void end({ outcome });
}

/** The class of an HTTP status, e.g. `2xx`. */
export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
