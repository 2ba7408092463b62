import { createWriteStream } from "node:fs";
import { join } from "node:path";

import { type RunningApi, startApi } from "@plumbline/api/server";
import { type Config, environmentWith, loadConfig } from "@plumbline/core/platform/config";
import { contextFor } from "@plumbline/core/platform/context";
import { stopEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import { createLog, type Log } from "@plumbline/core/platform/log";
import { databaseUrl, type OpenServices, openServices } from "@plumbline/core/platform/services";

import { EXIT, InputError } from "../exit.ts";
import { buildClient, CLIENT_FOLDER } from "./build-client.ts";
import { demoClient } from "./demo-client.ts";
import {
  clearDemoReady,
  type DemoReady,
  readDemoState,
  writeDemoReady,
  writeDemoState,
} from "./demo-state.ts";
import { awaitFirstScan, ensureFirstScan } from "./first-scan.ts";
import { lockHome } from "./home-lock.ts";
import { type SampleSite, serveSampleSite } from "./sample-site.ts";
import { startWorkerProcess } from "./worker-process.ts";

export interface WantedDemo {
  /** Address to scan; null for the sample site. */
  site: string | null;
  /** End as soon as the first scan and its report are done. */
  once: boolean;
}

interface RunningDemo {
  api: RunningApi;
  services: OpenServices;
  site: string;
}

function say(words: string): void {
  console.log(words);
}

/** The settings of this run: those of the environment with what the demo itself brings. */
async function demoSettings(
  config: Config,
  log: Log,
  sample: SampleSite | null,
): Promise<Record<string, string>> {
  const hosts = [...config.scanner.allowedHosts, ...(sample ? [`127.0.0.1:${sample.port}`] : [])];
  return {
    DATABASE_URL: await databaseUrl(config, log),
    PLUMBLINE_HOME: config.home.folder,
    PLUMBLINE_ALLOWED_HOSTS: hosts.join(","),
  };
}

async function serveSite(config: Config, wanted: WantedDemo): Promise<SampleSite | null> {
  if (wanted.site !== null) return null;
  const state = readDemoState(config.home.folder);
  const sample = await serveSampleSite(state.samplePort ?? 0);
  writeDemoState(config.home.folder, { ...state, samplePort: sample.port });
  return sample;
}

function portTaken(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (!isTaken) return error;
  return new InputError(`Port ${port} is taken by another program. Set PORT to a free one.`);
}

async function serveDashboard(services: OpenServices): Promise<RunningApi> {
  try {
    return await startApi(services, { clientFolder: CLIENT_FOLDER });
  } catch (error) {
    throw portTaken(error, services.config.server.port);
  }
}

/** Starts everything; `closing` ends what was started, also when a later part fails to start. */
async function start(wanted: WantedDemo, closing: AsyncDisposableStack): Promise<RunningDemo> {
  const own = loadConfig();
  const { folder } = own.home;
  const logFile = join(folder, "plumbline.log");
  const log = createLog({ level: own.log.level, destination: createWriteStream(logFile, { flags: "a" }) });
  say("Starting the database and building the client ...");
  const sample = await serveSite(own, wanted);
  closing.defer(async () => sample?.close());
  if (own.database.url === undefined) closing.defer(() => stopEmbeddedPostgres(folder));
  const [settings] = await Promise.all([demoSettings(own, log, sample), buildClient()]);
  const config = loadConfig(environmentWith(settings));
  const services = await openServices(config, { log, isWorker: false });
  closing.defer(() => services.close());
  const api = await serveDashboard(services);
  closing.defer(() => api.close());
  const worker = startWorkerProcess(settings, logFile);
  closing.defer(() => worker.stop());
  return { api, services, site: wanted.site ?? sample?.url ?? "" };
}

function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => controller.abort());
  return controller.signal;
}

function announce(ready: DemoReady): void {
  say(
    `\n  Dashboard  ${ready.url}\n  E-mail     ${ready.email}\n  Password   ${ready.password}\n  Site       ${ready.site}\n`,
  );
}

function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

async function present(demo: RunningDemo, wanted: WantedDemo, signal: AbortSignal): Promise<number> {
  const client = await demoClient(demo.services, { key: wanted.site ?? "sample", site: demo.site });
  const context = contextFor(demo.services, client.organizationId);
  const scanId = await ensureFirstScan(context);
  const ready: DemoReady = {
    url: demo.api.url,
    email: client.email,
    password: client.password,
    organizationId: client.organizationId,
    scanId,
    site: demo.site,
    paymentLink: `${demo.api.url}/pay/${client.paymentToken}`,
    outbox: `${demo.api.url}/outbox`,
  };
  announce(ready);
  const outcome = await awaitFirstScan(context, { signal, say: (words) => say(`  First scan: ${words}`) });
  if (outcome === null) return EXIT.interrupted;
  writeDemoReady(demo.services.config.home.folder, ready);
  if (outcome.isDone) say("  The first scan and its report are done.");
  else console.error(`plumbline: the first scan failed: ${outcome.reason}`);
  if (wanted.once) return outcome.isDone ? EXIT.done : EXIT.badInput;
  say("  Press Ctrl-C to stop; the next start takes up from here.");
  await untilAborted(signal);
  return EXIT.done;
}

/** Runs the demo to its end and answers the exit code. */
export async function runDemo(wanted: WantedDemo): Promise<number> {
  const { folder } = loadConfig().home;
  const unlock = lockHome(folder);
  const signal = untilInterrupted();
  try {
    clearDemoReady(folder);
    await using closing = new AsyncDisposableStack();
    return await present(await start(wanted, closing), wanted, signal);
  } finally {
    unlock();
  }
}
