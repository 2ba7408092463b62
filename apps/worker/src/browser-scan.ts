import type { Config } from "@plumbline/core/platform/config";
import type { Log } from "@plumbline/core/platform/log";
import { BrowserNotFoundError } from "@plumbline/scanner/find-browser";
import { InPageScriptError } from "@plumbline/scanner/in-page-script-error";
import { scanSite, type ScanOptions } from "@plumbline/scanner/scan";

import { foundIssues } from "#found-issues.ts";
import { CannotScanError, type ScanSite, type SiteScanInput } from "#site-scan.ts";

/** Scans with the settings of this installation: its browser, its test hosts, its log. */
export function browserScan(config: Pick<Config, "scanner" | "server">, log: Log): ScanSite {
  return async (input) => {
    const { result, evidence, screenshots, close } = await scanSite(scanOptions(config, log, input)).catch(
      explain,
    );
    return { result, issues: foundIssues(result), evidence: records(evidence), screenshots, close };
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

/** Evidence as archived: all that belongs to the site first, then a record for each page. */
function* records({ pages, ...site }: { pages: readonly object[] }): Generator<object> {
  yield site;
  yield* pages;
}
