/**
 * kill -9 of API, worker, browser, PostgreSQL and all of them, at random moments of scans, charges, typesetting, mails
 * and of first starts and upgrades: is each scan, charge and mail done once, no job lost, nothing left behind? Usage:
 * npm run prove:faults [-- kills [seed [minutes at most]]]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { makeEarlierHome } from "./earlier-home.ts";
import { FaultyClient } from "./faulty-client.ts";
import { FaultyService, type Part, PARTS } from "./faulty-service.ts";
import { serveGeneratedSite } from "./generated-site.ts";
import { OPEN_WORK, reportWork } from "./faulty-work.ts";
import { median, report } from "./measure.ts";
import { randomNumbers } from "./random-numbers.ts";

const [kills = 20, seed = 20_261_123, minutes = Infinity] = process.argv.slice(2).map(Number);
const endsAt = Date.now() + minutes * 60_000;
const PORT = 4479;
const PAGES = 6;
const WORK_LIMIT_MS = 600_000;
/** Kills that fall into a first start, which makes and migrates the database, of each hundred. */
const FIRST_STARTS = 10;

/** How long a first start takes, about. */
const STARTED_WITHIN_MS = 9000;

/** What is under way when a part is killed, and for how many milliseconds at most. */
const MOMENTS = {
  scan: { from: "scans where status = 'RUNNING'", withinMs: 25_000 },
  payment: { from: "sandbox_events where delivered_at is null", withinMs: 2000 },
  report: { from: "reports where status = 'PENDING'", withinMs: 1500 },
  mail: { from: "mails where status = 'QUEUED'", withinMs: 500 },
} as const;
type Moment = keyof typeof MOMENTS;
const MOMENT_NAMES: readonly Moment[] = ["scan", "scan", "payment", "report", "mail"];
/** How long the bench waits for a moment to come. */
const MOMENT_LIMIT_MS = 60_000;

interface Kill {
  part: Part;
  moment: Moment | "first start";
  at: number;
  /** The scan that ran then; null where none did. */
  scanId: unknown;
}

const random = randomNumbers(seed);
const pick = <T>(choices: readonly T[], otherwise: T): T =>
  choices[Math.floor(random() * choices.length)] ?? otherwise;
const before = new Set(readdirSync(tmpdir()));
const site = await serveGeneratedSite(PAGES);
const killed: Kill[] = [];

function newHome(): string {
  return mkdtempSync(join(tmpdir(), "plumbline-faults-"));
}

/**
 * A first start is killed in its midst, up to three times; then the service has to come up whole. Every other home has
 * the schema of an earlier release, which that start brings up to date.
 */
async function killFirstStarts(count: number): Promise<void> {
  for (let made = 0, homes = 0; made < count; homes += 1) {
    const home = newHome();
    if (homes % 2 === 1) await makeEarlierHome(home, random());
    const service = new FaultyService({ home, port: PORT, allowedHost: site.host });
    const client = new FaultyClient({ home, origin: service.origin });
    const times = Math.min(count - made, 1 + Math.floor(random() * 3));
    try {
      for (let time = 0; time < times; time += 1) await killStart(service);
      made += times;
      await service.ensureRunning();
      await client.pay(site.url);
      if ((await service.stop()) !== 0) throw new Error("The service did not stop in order.");
    } finally {
      await service.kill("group");
      await client.close();
      rmSync(home, { recursive: true, force: true });
    }
  }
}

async function killStart(service: FaultyService): Promise<void> {
  service.start();
  await sleep(random() * STARTED_WITHIN_MS);
  const at = Date.now();
  if (await service.kill("group")) killed.push({ part: "group", moment: "first start", at, scanId: null });
}

async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(50))
    if (await isSo()) return true;
  return false;
}

/** From each kill that ended a running scan's worker until the scan went on, as the log tells. */
function waitsForScans(home: string): { part: Part; seconds: number }[] {
  const begun = readFileSync(join(home, "plumbline.log"), "utf8")
    .split("\n")
    .filter((line) => line.includes('"The scan begins"'))
    .map((line): { time: string; scanId: string } => JSON.parse(line))
    .map(({ time, scanId }) => ({ at: Date.parse(time), scanId }));
  return killed.flatMap(({ part, at, scanId }) => {
    const next = begun.find((begin) => begin.scanId === scanId && begin.at > at);
    return part === "browser" || next === undefined ? [] : [{ part, seconds: (next.at - at) / 1000 }];
  });
}

async function killWhileItWorks(count: number): Promise<void> {
  const home = newHome();
  const service = new FaultyService({ home, port: PORT, allowedHost: site.host });
  const client = new FaultyClient({ home, origin: service.origin });
  try {
    await service.ensureRunning();
    await client.pay(site.url);
    let paidCents = 0;
    let scans = 1;
    await until(async () => (await client.count("scans")) === 1, MOMENT_LIMIT_MS);
    for (let made = 0; made < count && Date.now() < endsAt;) {
      if (await client.scan()) scans += 1;
      const moment = pick(MOMENT_NAMES, "scan");
      if (moment === "payment") paidCents += await client.renew();
      await until(async () => (await client.count(MOMENTS[moment].from)) > 0, MOMENT_LIMIT_MS);
      await sleep(random() * MOMENTS[moment].withinMs);
      const part = pick(PARTS, "group");
      const scanId = await client.ask("select id from scans where status = 'RUNNING'");
      const at = Date.now();
      if (await service.kill(part)) {
        killed.push({ part, moment, at, scanId });
        made += 1;
      }
      await client.hangUp();
      await service.ensureRunning();
    }
    if (!(await until(async () => (await client.count(OPEN_WORK)) === 0, WORK_LIMIT_MS)))
      throw new Error("Work was still open after ten minutes: a job was lost.");
    const delivered = readdirSync(join(home, "outbox")).filter((name) => name.endsWith(".eml")).length;
    await reportWork(client, { scans, paidCents, delivered });
    for (const [part, waits] of Map.groupBy(waitsForScans(home), (wait) => wait.part)) {
      const seconds = waits.map((wait) => wait.seconds);
      console.log(
        `A scan went on ${median(seconds).toFixed(0)} s after a kill of ${part} (median of ${seconds.length}), at most ${Math.max(...seconds).toFixed(0)} s`,
      );
    }
    report("Exit code of a stop on request", (await service.stop()) ?? -1, { atMost: 0, unit: "" });
    report("Processes left behind", service.leftovers().length, { atMost: 0, unit: "processes" });
  } finally {
    await service.kill("group");
    await client.close();
    rmSync(home, { recursive: true, force: true });
  }
}

function tally(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} ${name}`).join(", ");
}

try {
  const firstStarts = Math.round((kills * FIRST_STARTS) / 100);
  await killFirstStarts(firstStarts);
  await killWhileItWorks(kills - firstStarts);
  console.log(`Seed ${seed}, ${killed.length} kills: ${tally(killed.map(({ part }) => part))}`);
  console.log(`While under way: ${tally(killed.map(({ moment }) => moment))}`);
  const left = readdirSync(tmpdir()).filter(
    (name) => !before.has(name) && /^plumbline-(?:chromium|scan|archiv)/u.test(name),
  );
  report("Temporary folders left behind", left.length, { atMost: 0, unit: "folders" });
} finally {
  await site.close();
}
