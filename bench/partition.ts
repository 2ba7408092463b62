/**
 * Three workers, each in a network of its own, and one PostgreSQL. The one that scans is cut off in mid-scan, without
 * a word on its connections: does its scan move, and does it let go when it is back? Needs root and iproute2. Usage:
 * npm run prove:partition
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { environmentWith } from "@plumbline/core/platform/config";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { sql } from "drizzle-orm";

import { report } from "./measure.ts";
import { withServices } from "./with-services.ts";

const WORKERS = 3;
const SCAN_MS = 20_000;
const MOVED_WITHIN_SECONDS = 30;
const LIMIT_MS = 180_000;

/** A worker in a network namespace, which one cable connects with the host. */
class CabledWorker {
  readonly #name: string;
  readonly #cable: string;
  readonly #hostAddress: string;
  readonly #address: string;
  readonly #home = mkdtempSync(join(tmpdir(), "plumbline-partition-"));
  #process: ChildProcess | null = null;
  #proxy: Server | null = null;
  #log = "";
  #isEnded = false;

  constructor(number: number) {
    this.#name = `plumbline-${process.pid}-${number}`;
    this.#cable = `pl${process.pid % 100_000}n${number}`;
    this.#hostAddress = `10.98.${number}.1`;
    this.#address = `10.98.${number}.2`;
  }

  /** Lays the cable, and has the database answer at its end: it listens on this machine alone. */
  async start(databaseUrl: string): Promise<void> {
    const inside = `${this.#cable}i`;
    ip("netns", "add", this.#name);
    ip("link", "add", this.#cable, "type", "veth", "peer", "name", inside);
    ip("link", "set", inside, "netns", this.#name);
    ip("addr", "add", `${this.#hostAddress}/24`, "dev", this.#cable);
    ip("link", "set", this.#cable, "up");
    ip("-n", this.#name, "addr", "add", `${this.#address}/24`, "dev", inside);
    ip("-n", this.#name, "link", "set", inside, "up");
    ip("-n", this.#name, "link", "set", "lo", "up");
    const url = new URL(databaseUrl);
    this.#proxy = await forward(this.#hostAddress, Number(url.port));
    url.hostname = this.#hostAddress;
    url.port = String((this.#proxy.address() as AddressInfo).port);
    const script = join(import.meta.dirname, "steady-worker.ts");
    const command = ["netns", "exec", this.#name, process.execPath, script, String(SCAN_MS)];
    const env = environmentWith({
      DATABASE_URL: url.href,
      // The cable ends on this machine, but the worker's address for it is another one.
      ALLOW_CLEARTEXT: "true",
      PLUMBLINE_HOME: this.#home,
      LOG_LEVEL: "info",
    });
    this.#process = spawn("ip", command, { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#process.stdout?.on("data", (chunk: Buffer) => (this.#log += chunk.toString()));
    await until(() => this.says("The worker takes up jobs"));
  }

  says(words: string): boolean {
    return this.#log.includes(`"${words}"`);
  }

  get log(): string {
    return this.#log;
  }

  /** Whether it has heard that its scan is no longer its own, be it in mid-scan or when it wanted to record it. */
  get hasLetGo(): boolean {
    return this.says("Another worker took up the scan") || this.#log.includes('"isRecorded":false');
  }

  /** Packets vanish both ways; nobody is told. */
  cut(): void {
    ip("link", "set", this.#cable, "down");
  }

  mend(): void {
    ip("link", "set", this.#cable, "up");
  }

  /** May be called again. */
  async end(): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const running = this.#process;
    if (running !== null && running.exitCode === null && running.signalCode === null) {
      running.kill("SIGKILL");
      await once(running, "exit");
    }
    this.#proxy?.close();
    ip("netns", "delete", this.#name);
    rmSync(this.#home, { recursive: true, force: true });
  }
}

function ip(...args: string[]): void {
  execFileSync("ip", args);
}

async function forward(host: string, port: number): Promise<Server> {
  const server = createServer((socket) => {
    const upstream = connect(port, "127.0.0.1");
    socket.pipe(upstream).pipe(socket);
    socket.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
    upstream.on("error", () => socket.destroy()).on("close", () => socket.destroy());
  }).listen(0, host);
  await once(server, "listening");
  return server.unref();
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > LIMIT_MS) throw new Error("It did not come about in three minutes.");
    await sleep(100);
  }
  return (performance.now() - startedAt) / 1000;
}

async function statusOf({ db }: OrganizationContext, scanId: string): Promise<unknown> {
  const { rows } = await db.execute(sql`select status from scans where id = ${scanId}`);
  return rows[0]?.["status"];
}

async function prove(context: OrganizationContext, workers: readonly CabledWorker[]): Promise<void> {
  const { scanId } = await requestScan(context, "initial");
  const scanning = () => workers.find((worker) => worker.says("The scan begins"));
  await until(() => scanning() !== undefined);
  const lost = scanning();
  if (lost === undefined) throw new Error("No worker scans.");
  const others = workers.filter((worker) => worker !== lost);
  await sleep(3000);
  lost.cut();
  const movedAfter = await until(() => others.some((worker) => worker.says("The scan begins")));
  report("A scan moved to another worker", movedAfter, { atMost: MOVED_WITHIN_SECONDS, unit: "s" });
  await until(async () => (await statusOf(context, scanId)) === "COMPLETED");
  lost.mend();
  const lettingGo = await until(() => lost.hasLetGo).catch((error: unknown) => {
    console.log(lost.log);
    throw error;
  });
  console.log(`The worker that was cut off let go ${lettingGo.toFixed(0)} s after it was back`);
  const { rows } = await context.db.execute(sql`
    select count(*)::int as count from audit_log where action = 'scan.recorded' and subject_id = ${scanId}`);
  report("Times the scan was recorded", Number(rows[0]?.["count"]), { atMost: 1, unit: "" });
  for (const worker of others) await worker.end();
  const next = await requestScan(context, "manual");
  const seconds = await until(async () => (await statusOf(context, next.scanId)) === "COMPLETED");
  console.log(
    `Alone again, it did the next scan in ${seconds.toFixed(0)} s (${SCAN_MS / 1000} s of them the scan)`,
  );
}

await withServices(async ({ services, databaseUrl }) => {
  const owner = { name: "Alice Archer", email: "alice@bench.example" };
  const { organizationId } = await createOrganization(services, {
    name: "Harbor Bakery",
    website: "https://harbor-bakery.example/",
    owner,
    subscription: { status: "ACTIVE", plan: "monthly" },
  });
  const workers = Array.from({ length: WORKERS }, (_, index) => new CabledWorker(index + 1));
  try {
    for (const worker of workers) await worker.start(databaseUrl);
    await prove(contextFor(services, organizationId), workers);
  } finally {
    for (const worker of workers) await worker.end();
  }
}, new Date().toISOString());
