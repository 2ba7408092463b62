import { probe } from "#evidence/probe-facts.ts";

/** What came of changing an element as an example says. */
export type TrialOutcome = "fixed" | "not-fixed" | "broke-something" | "not-tried";

/** One example, at the first element of the page that it is for. */
export interface FixTrial {
  check: string;
  /** The example's, which is the same wherever the same change is needed. */
  text: string;
  outcome: TrialOutcome;
  /** Why it was not tried; null where it was. */
  reason: string | null;
}

export const FIX_TRIALS = probe<FixTrial[]>("fix-trials", 1);
