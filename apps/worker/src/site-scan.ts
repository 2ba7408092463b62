import type { Area } from "@plumbline/contract/areas";
import type { Law } from "@plumbline/contract/laws";
import type { ScanResult } from "@plumbline/contract/scan-result";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import type { RememberedPage } from "@plumbline/core/scans/remembered-pages";
import type { ScanProgress } from "@plumbline/core/scans/report-progress";
import type { ScanCheckpoint } from "@plumbline/core/scans/scan-checkpoint";

export interface SiteScanInput {
  /** Address to start from. */
  site: string;
  /** Further pages to visit, before those the crawl finds. */
  urls?: readonly string[];
  /** Pages that earlier scans measured, which are visited even if nothing leads to them any more. */
  remembered?: readonly RememberedPage[];
  /** Whether links and sitemaps are followed; true by default. */
  crawl?: boolean;
  areas: readonly Area[];
  /** Pages at most. */
  pageBudget: number;
  /** Laws privacy is judged by. */
  laws: readonly Law[];
  /** What the owner publishes to be asked for private files; null where that is not wished. */
  ownershipToken: string | null;
  /** What an earlier attempt left, and where this one leaves what it gathers. */
  checkpoint?: ScanCheckpoint;
  /** The service's clock, by which the result tells its times. */
  now: () => Date;
  /** Stops the scan, which then rejects or brings what it has so far. */
  signal: AbortSignal;
  onProgress: (progress: ScanProgress) => void;
}

/** What a scan of a site brings, in the terms of the business rules. */
export interface SiteScan {
  result: ScanResult;
  /** Fix units, worst first. */
  issues: FoundIssue[];
  /** Records to archive: what concerns the site, then each page. */
  evidence: Iterable<object>;
  /** WebP pictures by the key that places of the issues name; absent where none were taken. */
  screenshots?: ReadonlyMap<string, Uint8Array>;
  /** Removes the evidence from this machine; it cannot be read afterward. */
  close: () => void;
}

/** This installation cannot scan at all, e.g. for lack of a browser; the message says what to do about it. */
export class CannotScanError extends Error {
  override readonly name = "CannotScanError";
}

/** Rejects with `CannotScanError`, or with whatever else kept it from a result. */
export type ScanSite = (input: SiteScanInput) => Promise<SiteScan>;
