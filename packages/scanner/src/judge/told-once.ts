import type { Finding } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";
import { asSureAs } from "#judge/outcome-of-defect.ts";

/** Checks whose defect another check tells too (the value), which then owns the issue. */
const TOLD_BY = new Map(
  CHECKS.flatMap(({ id, toldBy }) => (toldBy === undefined ? [] : [[id, toldBy] as const])),
);
const WHOLE: ReadonlySet<string> = new Set(
  CHECKS.filter(({ isToldWhole }) => isToldWhole).map(({ id }) => id),
);

/** Leaves out what another check tells of the same page, or of the whole site, at least as surely. */
export function toldOnce(findings: readonly Finding[]): Finding[] {
  const told = new Set(
    findings.flatMap(({ check, page, outcome, isSiteWide }) => [
      placeKey(check, page, outcome),
      ...(isSiteWide === true ? [placeKey(check, ANYWHERE, outcome)] : []),
    ]),
  );
  const isToldElsewhere = ({ check, page, outcome }: Finding): boolean => {
    const owner = TOLD_BY.get(check);
    if (owner === undefined) return false;
    return [page, ANYWHERE].some((place) =>
      asSureAs(outcome).some((surer) => told.has(placeKey(owner, place, surer))),
    );
  };
  const elsewhere = new Set(findings.filter(isToldElsewhere));
  const whole = new Set([...elsewhere].filter(({ check }) => WHOLE.has(check)).map(wholeKey));
  return findings.filter((finding) => !elsewhere.has(finding) && !whole.has(wholeKey(finding)));
}

const ANYWHERE = "";

function placeKey(check: string, page: string, outcome: Finding["outcome"]): string {
  return JSON.stringify([check, page, outcome]);
}

function wholeKey({ check, component }: Finding): string {
  return JSON.stringify([check, component]);
}
