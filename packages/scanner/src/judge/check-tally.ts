import type { CheckOutcome, Finding } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import type { PageVerdict } from "#judge/page-verdict.ts";

/** When pages disagree, the first of these that any page has is the check's outcome. */
const PRECEDENCE: readonly CheckOutcome[] = ["failed", "review", "could-not-run", "passed", "not-applicable"];

/** What one check says of thousands of pages, added up as they are judged. */
export class CheckTally {
  readonly #check: Check;
  readonly #counts = new Map<CheckOutcome, number>();
  /** The first page's, by outcome. */
  readonly #reasons = new Map<CheckOutcome, string | null>();
  readonly #findings: Finding[] = [];
  #pages = 0;

  constructor(check: Check) {
    this.#check = check;
  }

  get isEmpty(): boolean {
    return this.#pages === 0;
  }

  add({ outcome, reason, findings }: PageVerdict): void {
    this.#pages += 1;
    this.#counts.set(outcome, this.#count(outcome) + 1);
    if (!this.#reasons.has(outcome)) this.#reasons.set(outcome, reason);
    for (const finding of findings) this.#findings.push(finding);
  }

  summarize(): JudgedCheck {
    const outcome = PRECEDENCE.find((candidate) => this.#count(candidate) > 0) ?? "not-applicable";
    const applicable = this.#pages - this.#count("not-applicable");
    const notRun = this.#count("could-not-run");
    return {
      check: this.#check,
      outcome,
      reason: this.#reasonOf(outcome),
      pagesJudged: applicable - notRun,
      pagesFailed: this.#count("failed"),
      shareNotRun: applicable === 0 ? 0 : notRun / applicable,
      findings: this.#findings,
    };
  }

  #count(outcome: CheckOutcome): number {
    return this.#counts.get(outcome) ?? 0;
  }

  #reasonOf(outcome: CheckOutcome): string | null {
    const notRun = this.#count("could-not-run");
    const first = this.#reasons.get("could-not-run") ?? null;
    if (first !== null && notRun < this.#pages) {
      return `We could not check ${notRun} of ${this.#pages} pages: ${first}`;
    }
    return first ?? this.#reasons.get(outcome) ?? null;
  }
}
