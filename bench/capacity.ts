/**
 * What so many clients need: workers, API, database, storage, what that costs a month, and which part has to be split
 * first. Reckoned from what was measured. Usage: npm run bench:capacity
 */
import { report } from "./measure.ts";

/** Each figure with the bench it is from. Two cores, November 2026. */
const MEASURED = {
  /** Seconds of a scan beside its pages, and of each page (bench:demo: 26 s for four pages). */
  secondsToBegin: 14,
  secondsAPage: 3,
  /** Seconds of a worker that queue, records, report and emails add to a scan (bench:drain). */
  secondsBeside: 0.5,
  /** Cores that a running scan keeps busy, and memory that it may take, in gigabytes (bench:scan, prove:memory). */
  coresAScan: 2,
  gigabytesAScan: 1.5,
  /** Answers of the slowest route a second and process, and what a process takes of memory (prove:load). */
  answersASecond: 100,
  gigabytesAnApi: 0.5,
  /** Bytes in the database: a page of a scan, a scan, an issue with its events and places (bench:deletion). */
  bytesAPageRow: 160,
  bytesAScanRow: 1500,
  bytesAnIssue: 6000,
  /** Bytes in storage of a page's evidence and pictures, and of an initial audit (the sample site of the demo). */
  storedBytesAPage: 105_000,
  storedBytesAReport: 1_500_000,
} as const;

/** A small Monday that was measured (bench:drain -- 60 500), with the seconds of all its scans, to hold the model to. */
const MONDAY = { scans: 60, scanSeconds: 39.5, workers: 2, seconds: 36 };

/** What an average client is taken for; the budgets are 25 and 150 pages. */
const CLIENT = {
  weeklyPages: 15,
  monthlyPages: 40,
  issues: 60,
  people: 2,
  callsAPersonAndWeek: 60,
} as const;

const WEEKS_A_MONTH = 52 / 12;
/** Monday's scans are spread over these hours, and months of scans are kept. */
const SPREAD_HOURS = 18;
const KEPT_MONTHS = 18;
/** Part of what a machine can do that is planned with. */
const PLANNED_LOAD = 0.7;
/** Connections that a process opens: its pool, the queue's, and one that listens. */
const CONNECTIONS = { api: 15, worker: 7 };
/** What one PostgreSQL is not taken beyond: more has to be pooled, or split. */
const LIMITS = { connections: 1000, databaseGigabytes: 2000 };

/**
 * US dollars a month of 730 hours, as public lists of a large cloud in the United States had them in 2025, on demand
 * and without tax: from memory, so look them up before you count on them.
 */
const PRICES = {
  core: 26,
  gigabyteOfMemory: 3.4,
  databaseCore: 61,
  databaseGigabyte: 0.115,
  storedGigabyte: 0.023,
};

interface Needs {
  workers: number;
  apis: number;
  databaseCores: number;
  databaseGigabytes: number;
  storedGigabytes: number;
  connections: number;
  dollars: number;
}

function scanSeconds(pages: number): number {
  return MEASURED.secondsToBegin + pages * MEASURED.secondsAPage + MEASURED.secondsBeside;
}

/** Each worker runs one scan at a time. */
function workersFor(clients: number): number {
  const monday = (clients * scanSeconds(CLIENT.weeklyPages)) / (SPREAD_HOURS * 3600);
  // The month's scans have a day of their own.
  const monthEnd = (clients * scanSeconds(CLIENT.monthlyPages)) / (SPREAD_HOURS * 3600);
  return Math.max(1, Math.ceil(Math.max(monday, monthEnd) / PLANNED_LOAD));
}

function needsOf(clients: number): Needs {
  const workers = workersFor(clients);
  // Monday morning: a fifth of the week's calls in three hours.
  const calls = (clients * CLIENT.people * CLIENT.callsAPersonAndWeek) / 5 / (3 * 3600);
  const apis = Math.max(clients > 100 ? 2 : 1, Math.ceil(calls / MEASURED.answersASecond / PLANNED_LOAD));
  const scansKept = KEPT_MONTHS * WEEKS_A_MONTH;
  const pagesKept = KEPT_MONTHS * ((WEEKS_A_MONTH - 1) * CLIENT.weeklyPages + CLIENT.monthlyPages);
  const rows =
    scansKept * MEASURED.bytesAScanRow +
    pagesKept * MEASURED.bytesAPageRow +
    CLIENT.issues * MEASURED.bytesAnIssue;
  const files = pagesKept * MEASURED.storedBytesAPage + scansKept * MEASURED.storedBytesAReport;
  const [databaseGigabytes, storedGigabytes] = [(clients * rows) / 1e9, (clients * files) / 1e9];
  const connections = workers * CONNECTIONS.worker + apis * CONNECTIONS.api;
  const databaseCores = Math.max(2, 2 ** Math.ceil(Math.log2((workers + apis * 4) / 8)));
  const cores = workers * MEASURED.coresAScan + apis;
  const memory = workers * MEASURED.gigabytesAScan + apis * MEASURED.gigabytesAnApi;
  const dollars =
    cores * PRICES.core +
    memory * PRICES.gigabyteOfMemory +
    databaseCores * PRICES.databaseCore +
    databaseGigabytes * PRICES.databaseGigabyte +
    storedGigabytes * PRICES.storedGigabyte;
  return { workers, apis, databaseCores, databaseGigabytes, storedGigabytes, connections, dollars };
}

/** The first part that one server is not enough for, and from how many clients on. */
function firstSplit(): { clients: number; part: string } {
  for (let clients = 100; ; clients += 100) {
    const { connections, databaseGigabytes } = needsOf(clients);
    if (connections > LIMITS.connections)
      return { clients, part: "connections to PostgreSQL (put a pooler between)" };
    if (databaseGigabytes > LIMITS.databaseGigabytes) return { clients, part: "the database's size" };
  }
}

for (const clients of [10, 1000, 100_000]) {
  const { workers, apis, dollars, ...others } = needsOf(clients);
  console.log(
    `${clients} clients: ${workers} workers of ${MEASURED.coresAScan} cores and ${MEASURED.gigabytesAScan} GB, ` +
      `${apis} API processes, PostgreSQL with ${others.databaseCores} cores, ${others.databaseGigabytes.toFixed(1)} GB and ` +
      `${others.connections} connections, ${others.storedGigabytes.toFixed(0)} GB of files: about $${dollars.toFixed(0)} a month, ` +
      `$${(dollars / clients).toFixed(2)} a client`,
  );
}
const { clients, part } = firstSplit();
console.log(`The first to be split, from about ${clients} clients on: ${part}`);
const reckoned = (MONDAY.scanSeconds + MONDAY.scans * MEASURED.secondsBeside) / MONDAY.workers;
report("Measured Monday against the model", Math.abs(MONDAY.seconds / reckoned - 1), {
  atMost: 0.25,
  unit: "apart",
});
