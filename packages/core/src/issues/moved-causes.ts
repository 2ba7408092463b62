import { type Area, AREA_NAMES, type Severity } from "@plumbline/contract/areas";
import { causePath } from "@plumbline/contract/cause-path";
import { count } from "@plumbline/contract/numbers";

/** An issue whose state a scan changed. */
export interface MovedIssue {
  id: string;
  /** Id of its cause. */
  cause: string;
  title: string;
  severity: Severity;
  area: Area;
  /** Address of a page it stands on. */
  page: string;
  firstSeenAt: Date;
}

/** What a scan changed, worst first. */
export interface ScanMoves {
  found: MovedIssue[];
  cameBack: MovedIssue[];
  fixed: MovedIssue[];
  /** Closed because none of their pages exists any more. */
  pageGone: MovedIssue[];
}

/** Issues with one title: the same defect in several places of a site. */
export interface MovedCause {
  title: string;
  /** 'Critical, Accessibility, 41 issues'. */
  about: string;
  /** Where in the app they are listed; of a single one, where it is. */
  path: string;
  isSingle: boolean;
  first: MovedIssue;
}

/** Issues by what is wrong, in the order they come: forty times one title would hide the others. */
export function movedCauses(issues: readonly MovedIssue[]): MovedCause[] {
  return [...Map.groupBy(issues, ({ title }) => title).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const isSingle = same.length === 1;
    const number = isSingle ? "" : `, ${count(same.length, "issue")}`;
    const path = isSingle ? issuePath(first.id) : causePath(first.cause);
    return [{ title: first.title, about: gravity(first) + number, path, isSingle, first }];
  });
}

/** How grave an issue is, and in which area: 'Critical, Accessibility'. */
export function gravity({ severity, area }: Pick<MovedIssue, "severity" | "area">): string {
  return `${severity.charAt(0).toUpperCase()}${severity.slice(1)}, ${AREA_NAMES[area]}`;
}

/** Where in the app an issue is. */
export function issuePath(issueId: string): string {
  return `/fix-priority?issue=${issueId}`;
}
