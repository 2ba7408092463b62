import type { Config } from "@plumbline/core/platform/config";
import type { Log } from "@plumbline/core/platform/log";
import { toRecords } from "@plumbline/scanner/evidence-records";
import { BrowserNotFoundError } from "@plumbline/scanner/find-browser";
import { NoSandboxError } from "@plumbline/scanner/no-sandbox-error";
import { InPageScriptError } from "@plumbline/scanner/in-page-script-error";
import type { ScanOptions } from "@plumbline/scanner/scan";

import { foundIssues } from "#found-issues.ts";
import { CannotScanError, type ScanSite, type SiteScanInput } from "#site-scan.ts";

/**
 * Scans with the settings of this installation: its browser, its test hosts, its log. The scanner's code is loaded by the
 * first scan: it is half of the worker's, and mails need not wait for it.
 */
export function browserScan(config: Pick<Config, "scanner" | "server">, log: Log): ScanSite {
  return async (input) => {
    const { scanSite } = await import("@plumbline/scanner/scan");
    const { result, evidence, screenshots, close } = await scanSite(scanOptions(config, log, input)).catch(
      explain,
    );
    return { result, issues: foundIssues(result), evidence: toRecords(evidence), screenshots, close };
  };
}

function scanOptions(
  { scanner, server }: Pick<Config, "scanner" | "server">,
  log: Log,
  {
    site,
    urls,
    remembered,
    crawl = true,
    areas,
    laws,
    pageBudget,
    checkpoint,
    now,
    signal,
    ...input
  }: SiteScanInput,
): ScanOptions {
  return {
    startUrl: site,
    urls,
    remembered,
    areas,
    profiles: laws,
    ownershipToken: input.ownershipToken ?? undefined,
    maxPages: pageBudget,
    crawl,
    checkpoint,
    now,
    allowedHosts: scanner.allowedHosts,
    extraRoots: scanner.extraRoots,
    browserPath: scanner.browserPath,
    allowsUnsandboxed: scanner.allowsUnsandboxed,
    memoryLimitBytes: scanner.memoryLimitMb * 1024 * 1024,
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
  const isAboutThisMachine =
    error instanceof BrowserNotFoundError ||
    error instanceof NoSandboxError ||
    error instanceof InPageScriptError;
  if (isAboutThisMachine) throw new CannotScanError(error.message, { cause: error });
  throw error;
}
