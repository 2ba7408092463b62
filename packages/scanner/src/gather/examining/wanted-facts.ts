import type { PageFacts, Probe } from "#evidence/probe-facts.ts";
import { answerTo } from "#gather/examining/examined.ts";

/** Whether any facts of these probes are wanted of a page. */
export type WantsFacts = (...probes: readonly Probe<unknown>[]) => boolean;

/** @param onlyFor the probes whose facts are wanted; those of all are when absent */
export function wantedOf(onlyFor?: readonly Pick<Probe<unknown>, "id">[]): WantsFacts {
  if (onlyFor === undefined) return () => true;
  const ids = new Set(onlyFor.map(({ id }) => id));
  return (...probes) => probes.some(({ id }) => ids.has(id));
}

/** Answers a probe where its facts are wanted, or those of others for which as much must be done. */
export type AskWanted = <Facts>(
  asked: Probe<Facts>,
  ask: () => Promise<Facts>,
  ...others: readonly Probe<unknown>[]
) => Promise<PageFacts>;

export function askerFor(wants: WantsFacts): AskWanted {
  return async (asked, ask, ...others) => (wants(asked, ...others) ? await answerTo(asked, ask) : {});
}
