import type { FixExample } from "@plumbline/contract/fix-example";
import type { Finding } from "@plumbline/contract/scan-result";

import type { PageEvidence } from "#evidence/page.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { FIX_TRIALS, type FixTrial } from "#gather/fixing/fix-trials.ts";

type Tried = NonNullable<FixExample["tried"]>;

/** From what is believed last to what is believed first, where pages differ. */
const BY_WEIGHT: readonly Tried[] = ["fixed", "not-fixed", "broke-something"];

/** What came of the examples that were tried on some page, for all places of the same check with the same example. */
export class TriedFixes {
  readonly #tried = new Map<string, Tried>();
  readonly #told = new Map<string, FixExample>();

  add(page: Pick<PageEvidence, "facts">): void {
    const trials = factsOf(page, FIX_TRIALS);
    if (trials?.gathered !== true) return;
    for (const trial of trials.value) this.#note(trial);
  }

  /** The finding, with what came of its example where that was tried. */
  toldIn(finding: Finding): Finding {
    const { check, example } = finding;
    if (example === undefined) return finding;
    const key = keyOf(check, example.text);
    const tried = this.#tried.get(key);
    if (tried === undefined) return finding;
    const told = this.#told.get(key) ?? { ...example, tried };
    this.#told.set(key, told);
    return { ...finding, example: told };
  }

  #note({ check, text, outcome }: FixTrial): void {
    if (outcome === "not-tried") return;
    const key = keyOf(check, text);
    const known = this.#tried.get(key) ?? outcome;
    this.#tried.set(key, BY_WEIGHT.indexOf(outcome) > BY_WEIGHT.indexOf(known) ? outcome : known);
  }
}

function keyOf(check: string, text: string): string {
  return `${check}\n${text}`;
}
