import type { Area } from "@plumbline/contract/areas";

import { CRITICAL_GATE, GATES } from "#score/weights.ts";

/** A gate that holds, and the check that closed it. */
export interface ClosedGate {
  check: string;
  highest: number;
  words: string;
}

/** The gate of security and privacy that allows the least, by the ids of the checks that failed. */
export function strictestGate(
  area: Area,
  { failed, withCritical }: { failed: readonly string[]; withCritical: readonly string[] },
): ClosedGate | null {
  if (area !== "security" && area !== "privacy") return null;
  const named = GATES.flatMap(({ checks, highest, words }) => {
    const check = failed.find((id) => checks.includes(id));
    return check === undefined ? [] : [{ check, highest, words }];
  });
  const [critical] = withCritical;
  const all = critical === undefined ? named : [...named, { ...CRITICAL_GATE, check: critical }];
  const [strictest] = all.sort((a, b) => a.highest - b.highest);
  return strictest ?? null;
}
