import type { Finding } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";

/** Checks whose defect a check of another area tells too (the value), which then owns the issue. */
const TOLD_BY = new Map(
  CHECKS.flatMap(({ id, toldBy }) => (toldBy === undefined ? [] : [[id, toldBy] as const])),
);
const WHOLE: ReadonlySet<string> = new Set(
  CHECKS.filter(({ isToldWhole }) => isToldWhole).map(({ id }) => id),
);

/** Leaves out what another area's check tells of the same page at least as surely. */
export function toldOnce(findings: readonly Finding[]): Finding[] {
  const told = new Set(findings.map(({ check, page, outcome }) => placeKey(check, page, outcome)));
  const isToldElsewhere = ({ check, page, outcome }: Finding): boolean => {
    const owner = TOLD_BY.get(check);
    if (owner === undefined) return false;
    return (
      told.has(placeKey(owner, page, "fail")) ||
      (outcome === "review" && told.has(placeKey(owner, page, outcome)))
    );
  };
  const elsewhere = new Set(findings.filter(isToldElsewhere));
  const whole = new Set([...elsewhere].filter(({ check }) => WHOLE.has(check)).map(wholeKey));
  return findings.filter((finding) => !elsewhere.has(finding) && !whole.has(wholeKey(finding)));
}

function placeKey(check: string, page: string, outcome: Finding["outcome"]): string {
  return JSON.stringify([check, page, outcome]);
}

function wholeKey({ check, component }: Finding): string {
  return JSON.stringify([check, component]);
}
