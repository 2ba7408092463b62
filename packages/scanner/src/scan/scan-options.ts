import type { Area, Severity } from "@plumbline/contract/areas";

import type { Checkpoint } from "#archive/checkpoint.ts";
import type { Evidence } from "#evidence.ts";
import type { FieldDataAccess } from "#gather/field/field-data.ts";
import type { ScanLog } from "#scan-log.ts";

/** What a caller tells the scanner, whether it scans a site or single pages. */
export interface ScannerOptions {
  areas: readonly Area[];
  /** Test hosts as `host:port` that may be private; everything else must be on the public Internet. */
  allowedHosts: readonly string[];
  /** Authorities whose certificates are trusted beside the public ones, PEM; the browser does not know them. */
  extraRoots?: readonly string[] | undefined;
  /** Path of Chromium; found by itself when absent. */
  browserPath?: string | undefined;
  /** Whether Chromium may run without its sandbox where the kernel forbids it; false by default. */
  allowsUnsandboxed?: boolean | undefined;
  /** Pages visited side by side; when absent 3, and up to 2 more beside key pages where the machine has room. */
  concurrency?: number | undefined;
  /** Bytes of memory the browser may use with all its processes; {@link MEMORY_LIMIT_BYTES} by default. */
  memoryLimitBytes?: number | undefined;
  /** Page that says who we are, named in every request. */
  contactUrl?: string | undefined;
  /** Milliseconds one page may take; 45 s by default. */
  pageLimitMs?: number | undefined;
  /** Law profiles of the site; `US` by default. */
  profiles?: Evidence["profiles"] | undefined;
  signal?: AbortSignal | undefined;
  log?: ScanLog | undefined;
}

export interface PagesOptions extends ScannerOptions {
  /** Whether each page is examined as key pages of a site are; false by default. */
  thorough?: boolean | undefined;
}

export interface ScanOptions extends ScannerOptions {
  startUrl: string;
  /** Pages at most, the start page included. */
  maxPages: number;
  /** Whether links and sitemaps are followed. */
  crawl: boolean;
  /** Further pages to visit, before those the crawl finds. */
  urls?: readonly string[] | undefined;
  /**
   * Pages that earlier scans measured. Those that nothing leads to any more are visited after what the crawl finds, so
   * that neither a page without links nor a page that stands in for the whole site makes the site look smaller.
   */
  remembered?: readonly RememberedPage[] | undefined;
  /** What the owner who opted in to being asked for private files was given to publish as a proof. */
  ownershipToken?: string | undefined;
  /** Access to the Chrome UX Report; without it visitors' own figures are not asked for. */
  fieldData?: FieldDataAccess | undefined;
  /**
   * Tells when the result began and ended; the machine's clock by default. Certificates, cookies and evidence are judged
   * by the machine's in any case, as the site lives by it.
   */
  now?: (() => Date) | undefined;
  /** Where what is gathered is left for a later attempt, and what an interrupted one left is taken up. */
  checkpoint?: Checkpoint | undefined;
  /** Whether places of defects are pictured; false by default. */
  screenshots?: boolean | undefined;
  onProgress?: ((progress: ScanProgress) => void) | undefined;
  /** Told once of each check that fails on a page, as soon as it does; the result may still drop or join its places. */
  onFirstFound?: ((found: FirstFound) => void) | undefined;
}

/** A page as an earlier scan measured it. */
export interface RememberedPage {
  url: string;
  title: string | null;
}

/** The first place at which a check failed. */
export interface FirstFound {
  check: string;
  /** Name of what it finds, in a non-specialist's words. */
  defect: string;
  severity: Severity;
  page: string;
}

export interface ScanProgress {
  phase: "starting" | "crawling" | "probing" | "measuring" | "judging";
  /** What is being done, in words for the site's owner. */
  words: string;
  pagesDone: number;
  /** Null until the first page has told what there is. */
  pagesPlanned: number | null;
  /** Confirmed by the engines so far; the final number comes with the result. */
  issuesFound: number;
}

export const PAGE_LIMIT_MS = 45_000;
export const SIDE_BY_SIDE = 3;
export const MEMORY_LIMIT_BYTES = 1000 * 1024 * 1024;
