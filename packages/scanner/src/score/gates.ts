import type { Area } from "@plumbline/contract/areas";

import { CHECKS } from "#checks/registry.ts";
import { CRITICAL_GATE, type Gate } from "#score/weights.ts";

/** A gate that holds, and the check that closed it. */
export interface ClosedGate extends Gate {
  check: string;
}

const GATE_OF = new Map(CHECKS.map(({ id, gate }) => [id, gate]));

/** The gate of security and privacy that allows the least, by the ids of the checks that failed. */
export function strictestGate(
  area: Area,
  { failed, withCritical }: { failed: readonly string[]; withCritical: readonly string[] },
): ClosedGate | null {
  if (area !== "security" && area !== "privacy") return null;
  const named = failed.flatMap((check) => {
    const gate = GATE_OF.get(check);
    return gate === undefined ? [] : [{ ...gate, check }];
  });
  const [critical] = withCritical;
  const all = critical === undefined ? named : [...named, { ...CRITICAL_GATE, check: critical }];
  const [strictest] = all.sort((a, b) => a.highest - b.highest);
  return strictest ?? null;
}
