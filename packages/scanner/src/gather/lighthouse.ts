import lighthouse, { type Result } from "lighthouse";
import type { Browser, Page } from "puppeteer-core";

import { CONTENDED_FROM } from "#evidence/contention.ts";
import type { LighthouseReport } from "#evidence/engines.ts";
import type { Gathered } from "#evidence/gathered.ts";
import { watchContention } from "#gather/contention.ts";
import { nodePathsOf, toAudits, type AuditCategory } from "#gather/lighthouse/audits.ts";
import { describeNodePaths, type DescribedNodes } from "#gather/lighthouse/describe-node-paths.ts";
import { lighthouseConfig, METRICS } from "#gather/lighthouse/lighthouse-config.ts";
import { outliveLighthouse } from "#gather/lighthouse/outlive-lighthouse.ts";
import { rememberWords } from "#gather/lighthouse/remember-words.ts";
import { runtimeErrorWords } from "#gather/lighthouse/runtime-error-words.ts";
import { spareLighthouse } from "#gather/lighthouse/spare-lighthouse.ts";
import { inTime } from "#gather/page/in-time.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { SharedLock } from "#scan/shared-lock.ts";

export interface LighthouseOptions {
  categories: readonly AuditCategory[];
  /** How often the page is loaded; more tell the spread. */
  runs: number;
  signal?: AbortSignal;
  /** For one load and its audits; 60 s when absent. */
  runMs?: number;
  /** Tells how busy the machine was between two calls; measured when absent. */
  watch?: typeof watchContention;
}

const RUN_MS = 60_000;
const END_MS = 5000;

/** Loads that may be repeated because the machine was busy meanwhile. */
const MOST_REPEATED = 2;

/** Two runs at once would slow each other down, and with it what they measure. */
const ONE_AT_A_TIME = new SharedLock();

/** One load of the page. */
interface Run {
  result: Result;
  nodes: DescribedNodes;
  contention: number;
}

/**
 * Runs Lighthouse's mobile preset on a page, with simulated throttling, in contexts of its own of a browser that
 * does nothing else meanwhile: what runs beside it slows the page down.
 *
 * The first run asks everything; where speed is wanted, the others take only the metrics, in half the time.
 *
 * @returns the audits of the first run with the metrics of the median run by performance score, and the scores of
 *   all runs; when Lighthouse could not measure the page, the reason
 */
export async function runLighthouse(
  browser: Browser,
  url: string,
  options: LighthouseOptions,
): Promise<Gathered<LighthouseReport>> {
  const runs: Run[] = [];
  let left = options.categories.includes("performance") ? MOST_REPEATED : 0;
  try {
    for (let run = 0; run < options.runs; run += 1) {
      const metricsOnly = run > 0 && options.categories.includes("performance");
      const { run: made, repeated } = await runCalmly(browser, url, { ...options, metricsOnly, left });
      left -= repeated;
      runs.push(made);
    }
  } catch (error) {
    // Runs that were made are kept: two of three tell more than none.
    if (runs.length === 0) return notGathered(error, "Lighthouse stopped unexpectedly.");
  }
  return { gathered: true, value: toReport(runs, options) };
}

interface RunOptions extends LighthouseOptions {
  metricsOnly: boolean;
}

/** A busy machine must not make a page slow: the load is repeated, and the calmest of them counts. */
async function runCalmly(
  browser: Browser,
  url: string,
  { left, ...options }: RunOptions & { left: number },
): Promise<{ run: Run; repeated: number }> {
  const load = async (): Promise<Run> =>
    await ONE_AT_A_TIME.alone(async () => await runOnce(browser, url, options));
  let run = await load();
  let repeated = 0;
  while (run.contention >= CONTENDED_FROM && repeated < left) {
    repeated += 1;
    const again = await load();
    if (again.contention < run.contention) run = again;
  }
  return { run, repeated };
}

async function runOnce(browser: Browser, url: string, options: RunOptions): Promise<Run> {
  if (options.signal?.aborted) throw new PageTrouble("The scan was stopped before Lighthouse ran.");
  const context = await browser.createBrowserContext();
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined);
  const stop = () => stopped.reject(new PageTrouble("The scan was stopped while Lighthouse ran."));
  options.signal?.addEventListener("abort", stop, { once: true });
  const contention = (options.watch ?? watchContention)();
  const audited = context.newPage().then(async (page) => await audit(page, url, options));
  try {
    const limitMs = options.runMs ?? RUN_MS;
    const late = `Lighthouse did not finish within ${Math.round(limitMs / 1000)} seconds.`;
    const seen = await inTime(Promise.race([audited, stopped.promise]), limitMs, late);
    return { ...seen, contention: contention() };
  } finally {
    contention();
    options.signal?.removeEventListener("abort", stop);
    await quietly(context.close(), "The tab did not close.");
    // A run that was given up goes on until it notices, and would slow the next one down.
    await quietly(audited, "Lighthouse did not stop.");
  }
}

async function audit(page: Page, url: string, options: RunOptions): Promise<Omit<Run, "contention">> {
  spareLighthouse();
  rememberWords();
  outliveLighthouse();
  const answer = await lighthouse(
    url,
    { logLevel: "silent" },
    lighthouseConfig(options.categories, options.metricsOnly),
    page,
  );
  if (!answer) throw new PageTrouble("Lighthouse gave no answer.");
  const { lhr } = answer;
  const { runtimeError } = lhr;
  if (runtimeError) {
    throw new PageTrouble(runtimeErrorWords(runtimeError));
  }
  return { result: lhr, nodes: await describeNodePaths(page, nodePathsOf(lhr)) };
}

function toReport(runs: readonly Run[], { categories }: LighthouseOptions): LighthouseReport {
  const scores = runs.map(({ result }) => ({
    performance: scoreOf(result, "performance"),
    seo: scoreOf(result, "seo"),
  }));
  const order = runs.map((_, index) => index).toSorted((a, b) => rank(scores[a]) - rank(scores[b]));
  const middle = order[Math.floor((order.length - 1) / 2)] ?? 0;
  const [first] = runs;
  const median = runs[middle];
  if (!first || !median) throw new RangeError("A report needs at least one run");
  return {
    version: first.result.lighthouseVersion,
    formFactor: "mobile",
    scores: {
      performance: scores[middle]?.performance ?? null,
      seo: scores[middle]?.seo ?? scores[0]?.seo ?? null,
    },
    runs: scores,
    contention: median.contention,
    audits: withMetricsOf(
      toAudits(median.result, categories, median.nodes),
      toAudits(first.result, categories, first.nodes),
    ),
  };
}

/** Metrics come from the median run, everything else from the first run. */
function withMetricsOf(
  median: LighthouseReport["audits"],
  first: LighthouseReport["audits"],
): LighthouseReport["audits"] {
  const measured = new Map(median.map((one) => [one.id, one]));
  return first.map((one) => (METRICS.includes(one.id) ? (measured.get(one.id) ?? one) : one));
}

function rank(scores: { performance: number | null; seo: number | null } | undefined): number {
  return scores?.performance ?? scores?.seo ?? -1;
}

function scoreOf(result: Result, category: AuditCategory): number | null {
  const score = result.categories[category]?.score ?? null;
  return score === null ? null : Math.round(score * 100);
}

/** Waits for something whose failure no longer matters: a context whose browser is gone has nothing left to close. */
async function quietly(end: Promise<unknown>, late: string): Promise<void> {
  await inTime(end, END_MS, late).catch(() => undefined);
}
