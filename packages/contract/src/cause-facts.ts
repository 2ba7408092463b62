import type { Area, Severity } from "./areas.ts";
import type { Effort } from "./effort.ts";
import type { ScoreLine } from "./scan-result.ts";
import type { IssueGroup } from "./severity-groups.ts";

/**
 * What is known of a cause: the open issues (found, confirmed, neither settled nor waiting for their check) of one check
 * within one group of severities. One change, or the same change several times, fixes all of them.
 */
export interface CauseFacts {
  check: string;
  group: IssueGroup;
  area: Area;
  /** Name of the defect. */
  title: string;
  /** The worst of its issues. */
  severity: Severity;
  /** Null where its check gave no estimate. */
  effort: Effort | null;
  /** Open ones; with none it is not ranked, but may still hold a part of its check's points. */
  issues: number;
  /** Different pages its issues are on. */
  pages: number;
  /** Whether it concerns the site as a whole and not single pages. */
  isSiteWide: boolean;
  /** Severity weights of its open issues, added up. */
  openWeight: number;
  /** The same of all its issues that the score counts, open or not: at least `openWeight`. */
  scoredWeight: number;
}

/** What a scan says of an area as a whole. */
export interface AreaSheet {
  /** 0-100; null when it was not measured. */
  score: number | null;
  lines: readonly ScoreLine[];
  /** Pages measured by the scan the score is from. */
  pagesMeasured: number;
}

export type ScoreSheets = Partial<Record<Area, AreaSheet>>;
