import type { ScanStage, ScanStatus } from "@plumbline/contract/scans";

export interface Pace {
  status: ScanStatus;
  stage: ScanStage | null;
  startedAt: Date | null;
  pagesDone: number;
  pagesPlanned: number | null;
}

/** Pages that have to be done before their pace says anything of the others. */
const PAGES_FOR_A_PACE = 3;

/**
 * Seconds until the pages a scan plans are visited, at the pace of those it has visited; null while that is no
 * more than a guess, and after the pages, when what is left has no measure.
 */
export function secondsLeft(
  { status, stage, startedAt, pagesDone, pagesPlanned }: Pace,
  now: Date,
): number | null {
  if (status !== "RUNNING" || stage !== "crawling" || startedAt === null || pagesPlanned === null)
    return null;
  const elapsed = now.getTime() - startedAt.getTime();
  if (pagesDone < PAGES_FOR_A_PACE || pagesDone >= pagesPlanned || elapsed <= 0) return null;
  return Math.ceil(((elapsed / pagesDone) * (pagesPlanned - pagesDone)) / 1000);
}
