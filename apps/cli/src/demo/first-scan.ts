import type { OrganizationContext } from "@plumbline/core/platform/context";
import { readLatestScan } from "@plumbline/core/scans/read-scan-progress";
import { requestScan } from "@plumbline/core/scans/request-scan";

const POLL_MS = 250;

/** How the first scan and its report ended. */
export type FirstScan = { isDone: true } | { isDone: false; reason: string };

/** Takes up the scan an earlier run left, or queues one where there is none or the last one failed. */
export async function ensureFirstScan(context: OrganizationContext): Promise<string> {
  const latest = await readLatestScan(context);
  if (latest && latest.failureReason === null) return latest.scanId;
  const { scanId } = await requestScan(context, "initial");
  return scanId;
}

/**
 * Waits for the newest scan and its report; `say` hears what it does now, each time that changes.
 * Answers null when the signal came first.
 */
export async function awaitFirstScan(
  context: OrganizationContext,
  { say, signal }: { say: (words: string) => void; signal: AbortSignal },
): Promise<FirstScan | null> {
  let lastWords = "";
  while (!signal.aborted) {
    const scan = await readLatestScan(context);
    if (scan?.failureReason) return { isDone: false, reason: scan.failureReason };
    const isScanned = scan?.status === "COMPLETED";
    if (isScanned && scan.reportStatus === "COMPLETED") return { isDone: true };
    const words = isScanned ? "Making the report of the initial audit" : (scan?.phase ?? "Waiting to start");
    if (words !== lastWords) say(words);
    lastWords = words;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}
