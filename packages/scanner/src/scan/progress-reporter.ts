import type { Defect } from "#check.ts";
import { judgmentOf } from "#checks/accessibility/judging/page-judgment.ts";
import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import { CHECKS } from "#checks/registry.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { fingerprintOf } from "#judge/fix-units.ts";
import { toFinding } from "#judge/to-finding.ts";
import type { ScanOptions, ScanProgress } from "#scan/scan-options.ts";

const DECLARED = new Map(CHECKS.map((check) => [check.id, check]));

/** Counts what a scan has done and tells whoever wants to know. */
export class ProgressReporter {
  readonly #tell: NonNullable<ScanOptions["onProgress"]>;
  readonly #tellFound: NonNullable<ScanOptions["onFirstFound"]>;
  readonly #checksFound = new Set<string>();
  /** The confirmed issues so far: what one change fixes counts once, on however many pages it is. */
  readonly #issues = new Set<string>();
  #state: ScanProgress = {
    phase: "starting",
    words: "Opening the site",
    pagesDone: 0,
    pagesPlanned: null,
    issuesFound: 0,
  };

  constructor({ onProgress, onFirstFound }: Pick<ScanOptions, "onProgress" | "onFirstFound"> = {}) {
    this.#tell = onProgress ?? (() => {});
    this.#tellFound = onFirstFound ?? (() => {});
    this.#tell(this.#state);
  }

  enter(phase: ScanProgress["phase"], words: string): void {
    this.#change({ phase, words });
  }

  /** Counts what was found on a page whose visit goes on. */
  examined(page: ExaminedPage, url: string): void {
    this.#change({ issuesFound: this.#countIssues(page, url) });
  }

  pageDone(page: PageEvidence, pagesPlanned: number): void {
    const pagesDone = this.#state.pagesDone + 1;
    this.#change({
      pagesDone,
      pagesPlanned: Math.max(pagesPlanned, pagesDone),
      issuesFound: this.#countIssues(page, page.finalUrl),
    });
  }

  issuesFound(count: number): void {
    this.#change({ issuesFound: count });
  }

  /** @returns how many there are with those of this page */
  #countIssues(page: ExaminedPage, url: string): number {
    for (const [check, defects] of judgmentOf(page).defects) {
      const failed = defects.filter(({ outcome }) => outcome === "fail");
      for (const { component, element } of failed)
        this.#issues.add(fingerprintOf(check, component ?? element?.component ?? "page"));
      if (failed[0] !== undefined) this.#tellFirst(check, failed[0], url);
    }
    return this.#issues.size;
  }

  #tellFirst(id: string, defect: Defect, page: string): void {
    const check = DECLARED.get(id);
    if (check === undefined || this.#checksFound.has(id)) return;
    this.#checksFound.add(id);
    const { severity } = toFinding(check, defect, { page, outcome: "fail" });
    this.#tellFound({ check: id, defect: check.defect, severity, page });
  }

  #change(change: Partial<ScanProgress>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell(this.#state);
  }
}
