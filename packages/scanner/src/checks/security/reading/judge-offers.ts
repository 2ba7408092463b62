import { couldNotRun, verdictOf, type Defect, type Verdict } from "#check.ts";
import type { Gathered } from "#evidence/gathered.ts";

/**
 * Judges things a server should not offer. One that it does offer is a defect whatever else is unknown;
 * `passed` is only said when every one of them was asked for and refused.
 */
export function judgeOffers(
  offers: Record<string, Gathered<boolean>>,
  names: readonly string[],
  defectOf: (name: string) => Defect,
): Verdict {
  const found = names.filter((name) => {
    const offer = offers[name];
    return offer?.gathered === true && offer.value;
  });
  if (found.length > 0) return verdictOf(found.map((name) => defectOf(name)));
  for (const name of names) {
    const offer = offers[name];
    if (offer === undefined) return couldNotRun(`${name} was not tested`);
    if (!offer.gathered) return couldNotRun(`${name}: ${offer.reason}`);
  }
  return verdictOf([]);
}
