import { distance } from "fastest-levenshtein";

import { InputError } from "../exit.ts";

const MOST_SUGGESTIONS = 3;

/**
 * The check with this id.
 *
 * @throws InputError naming the nearest ids when there is none
 */
export function requireCheck<Check extends { id: string }>(id: string, checks: readonly Check[]): Check {
  const wanted = id.trim().toLowerCase();
  const check = checks.find((candidate) => candidate.id === wanted);
  if (check !== undefined) return check;
  const ids = checks.map((candidate) => candidate.id);
  throw new InputError(
    `There is no check "${id}". Did you mean ${nearest(wanted, ids).join(", ")}? "plumbline checks" lists all.`,
  );
}

/** Ids that contain the word, `hsts` for sec-hsts, or else those with the fewest letters changed. */
function nearest(wanted: string, ids: readonly string[]): string[] {
  const containing = wanted === "" ? [] : ids.filter((id) => id.includes(wanted));
  const candidates =
    containing.length > 0 ? containing : ids.toSorted((a, b) => distance(wanted, a) - distance(wanted, b));
  return candidates.slice(0, MOST_SUGGESTIONS);
}
