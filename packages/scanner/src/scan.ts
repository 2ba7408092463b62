import { performance } from "node:perf_hooks";

import { SCAN_SCHEMA_VERSION, type ScanResult } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";
import { EgressError } from "#egress/egress-error.ts";
import { checkUrl, createEgressPolicy, resolveChecked, portOf, type EgressPolicy } from "#egress/policy.ts";
import type { Evidence } from "#evidence.ts";
import { createSiteClient } from "#gather/site/site-client.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { criteriaOutcomes } from "#judge/criteria-outcomes.ts";
import { runChecks } from "#judge/run-checks.ts";
import { botUserAgent } from "#plan/user-agent.ts";
import { RULESET_VERSION } from "#ruleset.ts";
import { silentLog } from "#scan-log.ts";
import { BrowserSession } from "#scan/browser-session.ts";
import { gatherEvidence } from "#scan/gather-evidence.ts";
import { noSiteFacts } from "#scan/gather-site.ts";
import { ProgressReporter } from "#scan/progress-reporter.ts";
import { PAGE_LIMIT_MS, type ScanOptions } from "#scan/scan-options.ts";
import { toCheckSummary, toScannedPage } from "#scan/to-result.ts";
import { unmeasuredPage } from "#scan/unmeasured-page.ts";
import { scoreAreas } from "#score/score-area.ts";

export type { ScanOptions, ScannerOptions, ScanProgress } from "#scan/scan-options.ts";
export { scanPages } from "#scan/scan-pages.ts";

/**
 * Scans a site: visits its pages, asks server and domain, judges and scores. A site that cannot be opened is no
 * error but a result without scores whose pages say why; a stopped scan brings what it has.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws TypeError when an allowed host is not written host:port
 */
export async function scanSite(options: ScanOptions): Promise<{ result: ScanResult; evidence: Evidence }> {
  const startedAt = new Date();
  const policy = createEgressPolicy(options.allowedHosts);
  const progress = new ProgressReporter(options.onProgress);
  const refused = await refusalOf(policy, options.startUrl);
  const seen =
    refused === null ? await gather(options, policy, progress) : unopened(options.startUrl, refused);
  const evidence: Evidence = { ...seen, profiles: options.profiles ?? ["US"], now: startedAt };
  progress.enter("judging", "Judging what was found");
  const failures = new CheckFailures();
  const judgement = runChecks(evidence, CHECKS, { areas: options.areas, failures });
  failures.report(options.log ?? silentLog);
  progress.issuesFound(judgement.findings.filter(({ outcome }) => outcome === "fail").length);
  const result: ScanResult = {
    schemaVersion: SCAN_SCHEMA_VERSION,
    rulesetVersion: RULESET_VERSION,
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    site: evidence.site.startUrl,
    ...scoreAreas(options.areas, judgement, evidence),
    pages: evidence.pages.map(toScannedPage),
    checks: judgement.checks.map(toCheckSummary),
    findings: judgement.findings,
    ...(options.areas.includes("accessibility") ? { criteria: criteriaOutcomes(judgement) } : {}),
  };
  return { result, evidence };
}

async function gather(
  options: ScanOptions,
  policy: EgressPolicy,
  progress: ProgressReporter,
): Promise<Pick<Evidence, "pages" | "site">> {
  const contactUrl = options.contactUrl ?? null;
  const session = await BrowserSession.open({
    policy,
    browserPath: options.browserPath,
    contactUrl,
    log: options.log ?? silentLog,
    pageLimitMs: options.pageLimitMs ?? PAGE_LIMIT_MS,
  });
  const client = createSiteClient({ policy, userAgent: botUserAgent(contactUrl), signal: options.signal });
  const now = (): number => performance.now();
  try {
    return await gatherEvidence({ options, policy, client, session, progress, now });
  } finally {
    await session.close();
  }
}

/** Why a start address may not or cannot be asked at all, told before a browser is started. */
async function refusalOf(policy: EgressPolicy, startUrl: string): Promise<string | null> {
  try {
    const url = checkUrl(policy, startUrl);
    await resolveChecked(policy, url.hostname, portOf(url));
    return null;
  } catch (error) {
    if (error instanceof EgressError) return error.message;
    throw error;
  }
}

function unopened(startUrl: string, reason: string): Pick<Evidence, "pages" | "site"> {
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
  return { pages: [unmeasuredPage(startUrl, reason, true)], site };
}
