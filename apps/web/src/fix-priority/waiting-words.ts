import type { DashboardData } from "@plumbline/contract/dashboard";

import { firstScanWords } from "#live/first-scan.ts";
import { nextScanWords } from "#live/next-scan.ts";
import { failedScan } from "#queries/dashboard.ts";

/** Why there is no issue to show: none was looked for, none was found, or they could not be loaded. */
export type SyncReason = "unscanned" | "clean" | "failed";

interface WaitingWords {
  title: string;
  why: string;
  when: string;
}

const SYNCING = "Currently Still Syncing";
const CLEAN =
  "The last scan found no issues. Automated checks can't find everything, so every scan looks again.";
const FAILED = "We can't load the issues right now. Nothing is lost. We keep everything that scans found.";
const FIRST_SCAN = "The first scan is not done yet. Its issues appear here when it is, within 24 hours.";
const EVERY_MONDAY = "A scan every Monday brings it up to date.";

/** What is said where there is no issue to show; `data` may be missing, and then nothing is promised. */
export function waitingWords(reason: SyncReason, data: DashboardData | undefined): WaitingWords {
  if (reason === "failed") return { title: SYNCING, why: FAILED, when: EVERY_MONDAY };
  if (reason === "clean")
    return { title: SYNCING, why: CLEAN, when: data ? nextScanWords(data) : EVERY_MONDAY };
  if (!data) return { title: SYNCING, why: "The first scan is not done yet.", when: EVERY_MONDAY };
  return beforeFirstScan(data);
}

function beforeFirstScan(data: DashboardData): WaitingWords {
  const { title, subtitle, isComing } = firstScanWords(data);
  const failure = failedScan(data);
  if (failure) return { title, why: failure.reason ?? subtitle, when: nextScanWords(data) };
  if (isComing)
    return {
      title: SYNCING,
      why: FIRST_SCAN,
      when: `The initial scan ends within 24 hours. ${EVERY_MONDAY}`,
    };
  return { title, why: subtitle, when: "Scans begin once your subscription is active." };
}
