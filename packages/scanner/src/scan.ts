import { performance } from "node:perf_hooks";

import { DEFAULT_LAWS } from "@plumbline/contract/laws";
import { SCAN_SCHEMA_VERSION, type ScanResult } from "@plumbline/contract/scan-result";

import { ScanArchive } from "#archive/scan-archive.ts";
import { CHECKS } from "#checks/registry.ts";
import { EgressError } from "#egress/egress-error.ts";
import { checkUrl, createEgressPolicy, resolveChecked, portOf, type EgressPolicy } from "#egress/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { EvidenceCamera } from "#gather/screenshots/evidence-camera.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { privacyInventory } from "#inventory/privacy-inventory.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { criteriaOutcomes } from "#judge/criteria-outcomes.ts";
import { unitsByOutcome } from "#judge/fix-units.ts";
import { nameScreenshots } from "#judge/name-screenshots.ts";
import { ownPages } from "#judge/pages-of-site.ts";
import { runChecksInTurn } from "#judge/run-checks.ts";
import { botUserAgent } from "#plan/user-agent.ts";
import { platformOf } from "#platforms/platform-of.ts";
import { RULESET_VERSION } from "#ruleset.ts";
import { silentLog } from "#scan-log.ts";
import { BrowserSession } from "#scan/browser-session.ts";
import { enginesUsed } from "#scan/engines-used.ts";
import { gatherEvidence } from "#scan/gather-evidence.ts";
import { noSiteFacts } from "#scan/gather-site.ts";
import type { Gatherers } from "#scan/gatherers.ts";
import { ProgressReporter } from "#scan/progress-reporter.ts";
import { PAGE_LIMIT_MS, type ScanOptions } from "#scan/scan-options.ts";
import { toCheckSummary, toScannedPage } from "#scan/to-result.ts";
import { unmeasuredPage } from "#scan/unmeasured-page.ts";
import { explainEgress } from "#gather/page/explain-egress.ts";
import type { Explained } from "#gather/page/page-trouble.ts";
import { scoreAreas } from "#score/score-area.ts";

export type { FirstFound, ScanOptions, ScannerOptions, ScanProgress } from "#scan/scan-options.ts";
export { scanPages } from "#scan/scan-pages.ts";

/** A finished scan. The bulk of its evidence lies on disk until it is closed. */
export interface Scan {
  result: ScanResult;
  evidence: Evidence;
  /** Pictures that findings name, as WebP; empty where none were wanted. */
  screenshots: ReadonlyMap<string, Uint8Array>;
  /** Removes the evidence from disk; it cannot be read afterward. */
  close: () => void;
}

/**
 * Scans a site: visits its pages, asks server and domain, judges and scores. A site that cannot be opened is no
 * error but a result without scores whose pages say why; a stopped scan brings what it has and says so.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws TypeError when an allowed host is not written host:port
 */
export async function scanSite(options: ScanOptions): Promise<Scan> {
  const began = { told: toldTime(options), real: new Date() };
  const policy = createEgressPolicy(options.allowedHosts, { extraRoots: options.extraRoots });
  const progress = new ProgressReporter(options);
  const { archive, taken } = await openArchive(options);
  try {
    const refused = await refusalOf(policy, options.startUrl);
    const seen =
      refused === null
        ? await gather({ options, policy, progress, archive }, taken)
        : unopened(options.startUrl, refused);
    const stopped = options.signal?.aborted === true ? { stopped: stopWords(seen.pages) } : {};
    const evidence: Evidence = {
      ...seen,
      ...stopped,
      profiles: options.profiles ?? DEFAULT_LAWS,
      now: began.real,
    };
    progress.enter("judging", "Judging what was found");
    const result = await judge(evidence, { ...options, startedAt: began.told }, progress);
    return { result, evidence, screenshots: picturesOf(result, evidence), close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** The pictures that the findings name; pages without one are not read again. */
function picturesOf({ findings }: ScanResult, { pages }: Evidence): ReadonlyMap<string, Uint8Array> {
  const pictured = findings.filter(({ screenshot }) => screenshot !== undefined);
  const named = new Set(pictured.map(({ screenshot }) => screenshot));
  const shown = new Set(pictured.map(({ page }) => page));
  const shots = pages
    .filter(({ finalUrl }) => shown.has(finalUrl))
    .flatMap(({ shots: taken = [] }) => taken.filter(({ key }) => named.has(key)));
  return new Map(shots.map(({ key, webp }) => [key, Buffer.from(webp, "base64")]));
}

async function openArchive(options: ScanOptions): Promise<{ archive: ScanArchive; taken: PageEvidence[] }> {
  const { startUrl, areas, crawl, urls = [], checkpoint = null, signal, log = silentLog } = options;
  const asked = { startUrl: URL.parse(startUrl)?.href ?? startUrl, areas, crawl, urls };
  return await ScanArchive.open({ checkpoint, asked, log, signal });
}

function stopWords(pages: readonly PageEvidence[]): string {
  const measured = pages.filter(({ notMeasured }) => notMeasured === null).length;
  return `The scan was stopped when ${measured} of ${pages.length} pages had been measured.`;
}

function toldTime({ now = () => new Date() }: ScanOptions): Date {
  return now();
}

async function judge(
  evidence: Evidence,
  options: ScanOptions & { startedAt: Date },
  progress: ProgressReporter,
): Promise<ScanResult> {
  const failures = new CheckFailures();
  const judgment = await runChecksInTurn(evidence, CHECKS, { areas: options.areas, failures });
  failures.report(options.log ?? silentLog);
  const platform = platformOf(evidence);
  const inventory = options.areas.includes("privacy") ? privacyInventory(evidence) : null;
  progress.issuesFound(unitsByOutcome(judgment.findings).toFix.length);
  return {
    schemaVersion: SCAN_SCHEMA_VERSION,
    rulesetVersion: RULESET_VERSION,
    startedAt: options.startedAt.toISOString(),
    finishedAt: toldTime(options).toISOString(),
    site: evidence.site.startUrl,
    ...(options.areas.includes("privacy") ? { laws: [...evidence.profiles] } : {}),
    ...(evidence.stopped === undefined ? {} : { stopped: evidence.stopped }),
    engines: enginesUsed(evidence),
    ...(platform === null ? {} : { platform }),
    ...scoreAreas(options.areas, judgment, evidence),
    // Who names pages is told of each; of those that links led to, one of another site is none.
    pages: (options.crawl ? ownPages(evidence) : evidence.pages).map(toScannedPage),
    ...pagesNotVisited(evidence),
    checks: judgment.checks.map((check) => toCheckSummary(check, evidence)),
    findings: nameScreenshots(judgment.findings, evidence.pages),
    ...(inventory === null ? {} : { inventory }),
    ...(options.areas.includes("accessibility") ? { criteria: criteriaOutcomes(judgment) } : {}),
  };
}

/** A site can have more pages than a scan may visit. */
function pagesNotVisited({
  pages,
  pagesKnown = pages.length,
}: Evidence): Pick<ScanResult, "pagesNotVisited"> {
  return pagesKnown > pages.length ? { pagesNotVisited: pagesKnown - pages.length } : {};
}

async function gather(
  parts: Pick<Gatherers, "options" | "policy" | "progress" | "archive">,
  taken: readonly PageEvidence[],
): Promise<Pick<Evidence, "pages" | "site" | "pagesKnown" | "browser">> {
  const { options, policy } = parts;
  const contactUrl = options.contactUrl ?? null;
  const session = await BrowserSession.open({
    policy,
    browserPath: options.browserPath,
    allowsUnsandboxed: options.allowsUnsandboxed,
    contactUrl,
    log: options.log ?? silentLog,
    pageLimitMs: options.pageLimitMs ?? PAGE_LIMIT_MS,
    memoryLimitBytes: options.memoryLimitBytes,
  });
  const client = createSiteClient({ policy, userAgent: botUserAgent(contactUrl), signal: options.signal });
  const now = (): number => performance.now();
  try {
    const camera = options.screenshots === true ? new EvidenceCamera() : null;
    const triedComponents = new TriedComponents();
    const tools = { ...parts, client, session, now, camera, triedComponents };
    const gathered = await gatherEvidence(tools, taken);
    return session.version === null ? gathered : { ...gathered, browser: session.version };
  } finally {
    await session.close();
  }
}

/** Why a start address may not or cannot be asked at all, told before a browser is started. */
async function refusalOf(policy: EgressPolicy, startUrl: string): Promise<Explained | null> {
  try {
    const url = checkUrl(policy, startUrl);
    await resolveChecked(policy, url.hostname, portOf(url));
    return null;
  } catch (error) {
    if (error instanceof EgressError) return explainEgress(error);
    throw error;
  }
}

function unopened(startUrl: string, why: Explained): Pick<Evidence, "pages" | "site"> {
  const { words: reason } = why;
  const missing = { gathered: false, reason } as const;
  const site = {
    startUrl,
    host: URL.parse(startUrl)?.host ?? "",
    registrableDomain: null,
    ...noSiteFacts(reason),
    robotsTxt: missing,
    sitemaps: missing,
    linkStatuses: [],
    privacy: missing,
  };
  return { pages: [unmeasuredPage(startUrl, why, true)], site };
}
