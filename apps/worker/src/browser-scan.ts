import type { Config } from "@plumbline/core/platform/config";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import type { Log } from "@plumbline/core/platform/log";
import type { CheckSummary, Finding } from "@plumbline/contract/scan-result";
import { type FixUnit, groupIntoFixUnits } from "@plumbline/scanner/fix-units";
import { BrowserNotFoundError } from "@plumbline/scanner/find-browser";
import { InPageScriptError } from "@plumbline/scanner/in-page-script-error";
import { scanSite, type ScanOptions } from "@plumbline/scanner/scan";

import { guidanceOf } from "#check-texts.ts";
import { CannotScanError, type ScanSite, type SiteScanInput } from "#site-scan.ts";

/** Scans with the settings of this installation: its browser, its test hosts, its log. */
export function browserScan(config: Pick<Config, "scanner" | "server">, log: Log): ScanSite {
  return async (input) => {
    const { result, evidence, screenshots, close } = await scanSite(scanOptions(config, log, input)).catch(
      explain,
    );
    const checks = new Map(result.checks.map((check) => [check.id, check]));
    const issues = groupIntoFixUnits(result.findings).map((unit) => toFoundIssue(unit, checks));
    return { result, issues, evidence: records(evidence), screenshots, close };
  };
}

function scanOptions(
  { scanner, server }: Pick<Config, "scanner" | "server">,
  log: Log,
  { site, urls, crawl = true, areas, laws, pageBudget, checkpoint, signal, ...input }: SiteScanInput,
): ScanOptions {
  return {
    startUrl: site,
    urls,
    areas,
    profiles: laws,
    ownershipToken: input.ownershipToken ?? undefined,
    maxPages: pageBudget,
    crawl,
    checkpoint,
    allowedHosts: scanner.allowedHosts,
    browserPath: scanner.browserPath,
    fieldData:
      scanner.chromeUxReportKey === undefined
        ? undefined
        : { key: scanner.chromeUxReportKey, service: scanner.chromeUxReportUrl },
    contactUrl: server.publicUrl,
    signal,
    // A re-test keeps the pictures of the scan before.
    screenshots: crawl,
    log: (level, message, details) => log[level]({ ...details }, message),
    onProgress: ({ phase, words, pagesDone, pagesPlanned, issuesFound }) =>
      input.onProgress({ stage: phase, phase: words, pagesDone, pagesPlanned, issuesFound }),
  };
}

function explain(error: unknown): never {
  if (error instanceof BrowserNotFoundError || error instanceof InPageScriptError)
    throw new CannotScanError(error.message, { cause: error });
  throw error;
}

function toFoundIssue(unit: FixUnit, checks: ReadonlyMap<string, CheckSummary>): FoundIssue {
  const { fingerprint, check, area, component, severity, wcag, places } = unit;
  const defect = checks.get(check)?.defect ?? check;
  return {
    fingerprint,
    checkId: check,
    area,
    component,
    severity,
    wcag,
    guidance: guidanceOf(check),
    message: places[0]?.message ?? defect,
    title: defect,
    needsReview: unit.outcome === "review",
    places: places.map(toPlace),
  };
}

function toPlace({ page, selector, snippet, message, sources, screenshot }: Finding) {
  return { page, selector, snippet, message, sources, screenshotKey: screenshot ?? null };
}

/** Evidence as archived: all that belongs to the site first, then a record for each page. */
function* records({ pages, ...site }: { pages: readonly object[] }): Generator<object> {
  yield site;
  yield* pages;
}
