import { judgmentOf } from "#checks/accessibility/judging/page-judgment.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { ScanOptions, ScanProgress } from "#scan/scan-options.ts";

/** Counts what a scan has done and tells whoever wants to know. */
export class ProgressReporter {
  readonly #tell: NonNullable<ScanOptions["onProgress"]>;
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

  pageDone(page: PageEvidence, pagesPlanned: number): void {
    const confirmed = [...judgmentOf(page).defects.values()]
      .flat()
      .filter(({ outcome }) => outcome === "fail").length;
    const pagesDone = this.#state.pagesDone + 1;
    this.#change({
      pagesDone,
      pagesPlanned: Math.max(pagesPlanned, pagesDone),
      issuesFound: this.#state.issuesFound + confirmed,
    });
  }

  issuesFound(count: number): void {
    this.#change({ issuesFound: count });
  }

  #change(change: Partial<ScanProgress>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell(this.#state);
  }
}
