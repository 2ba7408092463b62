import type { Check, Verdict } from "#check.ts";

type Outcome = Verdict["outcome"];

const NOT_APPLICABLE = "not-applicable" satisfies Outcome;
const NOT_LOOKED_AT = "not-looked-at" satisfies Outcome;

/** What a check that finds something answers, one of them. */
const WITH_FINDINGS = ["failed", "review", "advice"] as const satisfies readonly Outcome[];

/** What checks answered, and a test looked at, since the present test file began. */
const seen = new Map<string, Set<Outcome>>();

/** Begins to remember what a check answers, whenever somebody looks at the answer's outcome. */
export function watchOutcomes(check: Check): void {
  const isWatched = seen.has(check.id);
  seen.set(check.id, new Set());
  if (isWatched) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with its check below
  const { evaluate } = check;
  check.evaluate = (...given: unknown[]) =>
    watched(check.id, Reflect.apply(evaluate, check, given) as Verdict);
}

function watched(id: string, verdict: Verdict): Verdict {
  const get = (): Outcome => {
    seen.get(id)?.add(verdict.outcome);
    return verdict.outcome;
  };
  return Object.defineProperty({ ...verdict }, "outcome", { enumerable: true, get });
}

/**
 * What the tests of a check leave unproven; null where they saw each of its answers. What only a person can confirm
 * never fails but asks for review, and a recommendation is advice.
 */
export function unproven({ id, alwaysApplies }: Check): string | null {
  const known = seen.get(id) ?? new Set();
  if (alwaysApplies === true && known.has(NOT_APPLICABLE))
    return `${id} always applies, as it says, and yet did not.`;
  const told = WITH_FINDINGS.find((outcome) => known.has(outcome)) ?? "failed";
  const wanted: Outcome[] = ["passed", told, "could-not-run"];
  // Some apply to each page that they look at, and do not look at each.
  if (alwaysApplies !== true && !known.has(NOT_LOOKED_AT)) wanted.push(NOT_APPLICABLE);
  const missing = wanted.filter((outcome) => !known.has(outcome));
  return missing.length === 0 ? null : `No test of ${id} looks at a verdict that is ${missing.join(" or ")}.`;
}
