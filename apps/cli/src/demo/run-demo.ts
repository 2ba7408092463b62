import { type Config, environmentWith, loadConfig } from "@plumbline/core/platform/config";
import { contextFor } from "@plumbline/core/platform/context";
import { outboxLink } from "@plumbline/core/platform/mail/outbox-key";

import { EXIT } from "../exit.ts";
import { lockHome } from "#serve/home-lock.ts";
import { type RunningProduct, startProduct } from "#serve/start-product.ts";
import { untilAborted, untilInterrupted } from "#serve/until-stopped.ts";
import { demoClient } from "./demo-client.ts";
import { demoProspect, payInSandbox } from "./demo-payments.ts";
import {
  clearDemoReady,
  type DemoReady,
  readDemoState,
  writeDemoReady,
  writeDemoState,
} from "./demo-state.ts";
import { freePort } from "./free-port.ts";
import { awaitFirstScan, ensureFirstScan } from "./first-scan.ts";
import { requireReachable } from "#scan/require-reachable.ts";
import { type SampleSite, serveSampleSite } from "./sample-site.ts";

export interface WantedDemo {
  /** Address to scan; null for the sample site. */
  site: string | null;
  /** End as soon as the first scan and its report are done. */
  once: boolean;
}

/** A second plan, so that there is one to switch to. */
const DEMO_PLAN = {
  id: "plus",
  name: "Plus",
  description: "Monitoring of one website, with support that answers first.",
  monthlyPrice: 797,
  features: ["Everything in Monthly", "Priority email support"],
};

interface RunningDemo extends RunningProduct {
  site: string;
}

function say(words: string): void {
  console.log(words);
}

async function serveSite(config: Config, wanted: WantedDemo): Promise<SampleSite | null> {
  if (wanted.site !== null) return null;
  const state = readDemoState(config.home.folder);
  const sample = await serveSampleSite(state.samplePort ?? 0);
  writeDemoState(config.home.folder, { ...state, samplePort: sample.port });
  return sample;
}

async function start(wanted: WantedDemo, closing: AsyncDisposableStack): Promise<RunningDemo> {
  const config = loadConfig();
  say("Starting the database and building the client ...");
  const sample = await serveSite(config, wanted);
  closing.defer(async () => sample?.close());
  const hosts = [...config.scanner.allowedHosts, ...(sample ? [`127.0.0.1:${sample.port}`] : [])];
  const product = await startProduct(closing, {
    PLUMBLINE_ALLOWED_HOSTS: hosts.join(","),
    // The sample site's pages are our own.
    ...(sample ? { PLUMBLINE_UNSANDBOXED_BROWSER: "true" } : {}),
    ...(config.payments.plans.length > 0 ? {} : { PLANS: JSON.stringify([DEMO_PLAN]) }),
    ...(await addressSettings(config)),
  });
  return { ...product, site: wanted.site ?? sample?.url ?? "" };
}

/**
 * Mails lead to the address the demo prints: that of the settings, or else where it listens, under the very name it
 * prints. A browser keeps what it stores for `localhost` apart from `127.0.0.1`.
 */
async function addressSettings({ server }: Config): Promise<Record<string, string>> {
  if ((environmentWith({})["PUBLIC_URL"] ?? "").trim() !== "") return {};
  const port = server.port === 0 ? await freePort() : server.port;
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
}

function announce(ready: DemoReady): void {
  say(
    `\n  Dashboard  ${ready.url}\n  Email      ${ready.email}\n  Password   ${ready.password}\n  Site       ${ready.site}\n${ready.outbox === null ? "" : `  Emails     ${ready.outbox}\n`}`,
  );
}

async function present(demo: RunningDemo, wanted: WantedDemo, signal: AbortSignal): Promise<number> {
  const client = await demoClient(demo.services, { key: wanted.site ?? "sample", site: demo.site });
  const context = contextFor(demo.services, client.organizationId);
  if (!(await payInSandbox(context, { origin: demo.api.url, signal }))) return EXIT.interrupted;
  const prospect = await demoProspect(demo.services, demo.site);
  const scanId = await ensureFirstScan(context);
  const { publicUrl } = demo.services.config.server;
  const ready: DemoReady = {
    url: publicUrl,
    email: client.email,
    password: client.password,
    organizationId: client.organizationId,
    scanId,
    site: demo.site,
    paymentLink: `${publicUrl}/pay/${prospect.paymentToken}`,
    outbox: await outboxLink(demo.services.config, demo.api.url),
  };
  announce(ready);
  const outcome = await awaitFirstScan(context, { signal, say: (words) => say(`  First scan: ${words}`) });
  if (outcome === null) return EXIT.interrupted;
  writeDemoReady(demo.services.config.home.folder, ready);
  if (outcome.isDone) say("  The first scan and its report are done.");
  else console.error(`plumbline: the first scan failed: ${outcome.reason}`);
  if (wanted.once) return outcome.isDone ? EXIT.done : EXIT.badInput;
  say("  Press Ctrl-C to stop; the next start takes up from here.");
  await Promise.race([untilAborted(signal), demo.failed]);
  return EXIT.done;
}

/** Runs the demo to its end and answers the exit code. */
export async function runDemo(wanted: WantedDemo): Promise<number> {
  const config = loadConfig();
  const { folder } = config.home;
  const unlock = lockHome(folder);
  const signal = untilInterrupted(() => say("  Stopping ..."));
  try {
    clearDemoReady(folder);
    if (wanted.site !== null) await requireReachable(wanted.site, config, "start the demo again");
    await using closing = new AsyncDisposableStack();
    return await present(await start(wanted, closing), wanted, signal);
  } catch (error) {
    // A terminal interrupts the commands that a start runs as well; what they say of it is of no use.
    if (signal.aborted) return EXIT.interrupted;
    throw error;
  } finally {
    unlock();
  }
}
