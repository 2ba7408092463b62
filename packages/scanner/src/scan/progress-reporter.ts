import { judgmentOf } from "#checks/accessibility/judging/page-judgment.ts";
import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { fingerprintOf } from "#judge/fix-units.ts";
import type { ScanOptions, ScanProgress } from "#scan/scan-options.ts";

/** Counts what a scan has done and tells whoever wants to know. */
export class ProgressReporter {
  readonly #tell: NonNullable<ScanOptions["onProgress"]>;
  /** The confirmed issues so far: what one change fixes counts once, on however many pages it is. */
  readonly #issues = new Set<string>();
  #state: ScanProgress = {
    phase: "starting",
    words: "Opening the site",
    pagesDone: 0,
    pagesPlanned: null,
    issuesFound: 0,
  };

  constructor(tell: ScanOptions["onProgress"]) {
    this.#tell = tell ?? (() => {});
    this.#tell(this.#state);
  }

  enter(phase: ScanProgress["phase"], words: string): void {
    this.#change({ phase, words });
  }

  /** Counts what was found on a page whose visit goes on. */
  examined(page: ExaminedPage): void {
    this.#change({ issuesFound: this.#countIssues(page) });
  }

  pageDone(page: PageEvidence, pagesPlanned: number): void {
    const pagesDone = this.#state.pagesDone + 1;
    this.#change({
      pagesDone,
      pagesPlanned: Math.max(pagesPlanned, pagesDone),
      issuesFound: this.#countIssues(page),
    });
  }

  issuesFound(count: number): void {
    this.#change({ issuesFound: count });
  }

  /** @returns how many there are with those of this page */
  #countIssues(page: ExaminedPage): number {
    for (const [check, defects] of judgmentOf(page).defects)
      for (const { outcome, component, element } of defects)
        if (outcome === "fail")
          this.#issues.add(fingerprintOf(check, component ?? element?.component ?? "page"));
    return this.#issues.size;
  }

  #change(change: Partial<ScanProgress>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell(this.#state);
  }
}
