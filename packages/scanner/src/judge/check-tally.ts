import type { CheckOutcome, Finding } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { pagesNotLookedAt } from "#judge/looked-at-words.ts";
import type { PageVerdict } from "#judge/page-verdict.ts";

/** When pages disagree, the first of these that any page has is the check's outcome. */
const PRECEDENCE: readonly CheckOutcome[] = [
  "failed",
  "review",
  "advice",
  "could-not-run",
  "passed",
  "not-looked-at",
  "not-applicable",
];

/** Of a page that had something to judge, and was judged. */
const DECIDED = ["passed", "failed", "review", "advice"] as const satisfies readonly CheckOutcome[];

/** What one check says of thousands of pages, added up as they are judged. */
export class CheckTally {
  readonly #check: Check;
  readonly #counts = new Map<CheckOutcome, number>();
  /** The first page's, by outcome. */
  readonly #reasons = new Map<CheckOutcome, string | null>();
  readonly #findings: Finding[] = [];
  readonly #lookedAt: string[] = [];
  #pages = 0;

  constructor(check: Check) {
    this.#check = check;
  }

  get isEmpty(): boolean {
    return this.#pages === 0;
  }

  /** @param page address of the page, or of the site for a check of the site */
  add({ outcome, reason, findings }: PageVerdict, page: string): void {
    this.#pages += 1;
    this.#counts.set(outcome, this.#count(outcome) + 1);
    this.#reasons.set(outcome, this.#reasons.get(outcome) ?? reason);
    if (outcome !== "not-looked-at" && outcome !== "could-not-run") this.#lookedAt.push(page);
    for (const finding of findings) this.#findings.push(finding);
  }

  summarize(): JudgedCheck {
    const outcome = PRECEDENCE.find((candidate) => this.#count(candidate) > 0) ?? "not-applicable";
    const decided = sum(DECIDED.map((decision) => this.#count(decision)));
    return {
      check: this.#check,
      outcome,
      reason: this.#reasonOf(outcome),
      lookedAt: this.#count("not-looked-at") === 0 ? null : this.#lookedAt,
      pagesJudged: decided,
      pagesFailed: this.#count("failed"),
      shareApplicable: this.#shareApplicable(decided),
      pagesAsked: this.#pages,
      pagesUnseen: this.#count("could-not-run") + this.#count("not-looked-at"),
      findings: this.#findings,
    };
  }

  #count(outcome: CheckOutcome): number {
    if (outcome === "not-looked-at" && this.#check.isOncePerSite && this.#lookedAt.length > 0) return 0;
    return this.#counts.get(outcome) ?? 0;
  }

  /** Of a page it could not run on, nobody knows whether it has anything to judge: as likely as not. */
  #shareApplicable(decided: number): number {
    const looked = decided + this.#count("not-applicable");
    const notRun = this.#count("could-not-run");
    // What was looked at nowhere, nor meant to be, was no part of the scan.
    if (looked === 0) return notRun === 0 ? 0 : 1;
    return (decided + notRun / 2) / (looked + notRun);
  }

  #reasonOf(outcome: CheckOutcome): string | null {
    if (outcome === "not-looked-at") return this.#whyNotLookedAt();
    const notRun = this.#count("could-not-run");
    const first = this.#reasons.get("could-not-run") ?? null;
    if (first !== null && notRun < this.#pages) {
      return `We could not check ${notRun} of ${this.#pages} pages: ${first}`;
    }
    return first ?? this.#reasons.get(outcome) ?? null;
  }

  #whyNotLookedAt(): string | null {
    const looked = this.#lookedAt.length;
    const first = this.#reasons.get("not-looked-at") ?? null;
    return looked === 0 ? first : pagesNotLookedAt(looked, this.#pages);
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
