import { z } from "zod";

/**
 * Why a scan runs: `initial` after the first payment, `weekly` every Monday, `monthly` on the last
 * business day, `manual` on request of the operator, `retest` to check single issues again.
 */
export const SCAN_KINDS = ["initial", "weekly", "monthly", "manual", "retest"] as const;
export const scanKind = z.enum(SCAN_KINDS);
export type ScanKind = z.infer<typeof scanKind>;

export const SCAN_STATUSES = ["QUEUED", "RUNNING", "COMPLETED", "FAILED", "CANCELED"] as const;
export const scanStatus = z.enum(SCAN_STATUSES);
export type ScanStatus = z.infer<typeof scanStatus>;

/** What a running scan does, in this order: it finds its way, visits pages, asks the server, measures speed, judges. */
export const SCAN_STAGES = ["starting", "crawling", "probing", "measuring", "judging"] as const;
export const scanStage = z.enum(SCAN_STAGES);
export type ScanStage = z.infer<typeof scanStage>;
