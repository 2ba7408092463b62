import { type Area, AREAS } from "@plumbline/contract/areas";
import type { ScanKind } from "@plumbline/contract/scans";

import type { OrganizationContext } from "#platform/context.ts";
import { selectAreaScores, selectWholeScans, type WholeScan } from "#rejudging/rejudging.queries.ts";
import { isOlderRuleset } from "#rejudging/ruleset-order.ts";
import { toldScore } from "#scans/told-scores.ts";

/**
 * How a scan stands toward a ruleset: `judged` again by it, `kept` as it was told because that could not be done,
 * `waiting` for it, or `settled`, which was told by that ruleset, or a newer one, from the start.
 */
export type RejudgedState = "judged" | "kept" | "waiting" | "settled";

/** A score as it was told, and as it stands. */
interface MovedScore {
  told: number | null;
  now: number | null;
}

/** What judging a scan again came to. */
export interface RejudgedScan {
  scanId: string;
  kind: ScanKind;
  finishedAt: Date | null;
  state: RejudgedState;
  /** The ruleset it was told by. */
  toldBy: string;
  overall: MovedScore;
  /** Areas whose score is another one than was told. */
  areas: ({ area: Area } & MovedScore)[];
  /** Why it is kept; null where it is not. */
  reason: string | null;
}

type AreaScores = Awaited<ReturnType<typeof selectAreaScores>>;

/** How each of a client's scans stands toward a ruleset, oldest first. */
export async function readRejudged(
  context: OrganizationContext,
  rulesetVersion: string,
): Promise<RejudgedScan[]> {
  const areas = Map.groupBy(await selectAreaScores(context), ({ scanId }) => scanId);
  const scans = await selectWholeScans(context);
  return scans.map((scan) => rejudgedScan(scan, areas.get(scan.id) ?? [], rulesetVersion));
}

function rejudgedScan(scan: WholeScan, areas: AreaScores, wanted: string): RejudgedScan {
  const { id, kind, finishedAt, rulesetVersion, toldRulesetVersion, notRejudgedBecause } = scan;
  const told = toldRulesetVersion === null ? scan.overall : scan.toldOverall;
  return {
    scanId: id,
    kind,
    finishedAt,
    state: stateOf(scan, wanted),
    toldBy: toldRulesetVersion ?? rulesetVersion ?? "unknown",
    overall: { told, now: scan.overall },
    areas: movedAreas(areas),
    reason: notRejudgedBecause,
  };
}

function stateOf(scan: WholeScan, wanted: string): RejudgedState {
  const { rulesetVersion, toldRulesetVersion, rejudgedRuleset, notRejudgedBecause } = scan;
  const isToldByIt = toldRulesetVersion === null || toldRulesetVersion === rulesetVersion;
  if (!isOlderRuleset(rulesetVersion ?? "", wanted)) return isToldByIt ? "settled" : "judged";
  const isTried = rejudgedRuleset === wanted || rejudgedRuleset === null;
  return notRejudgedBecause !== null && isTried ? "kept" : "waiting";
}

function movedAreas(areas: AreaScores): RejudgedScan["areas"] {
  return areas
    .map((row) => ({ area: row.area, told: toldScore(row), now: row.score }))
    .filter(({ told, now }) => told !== now)
    .toSorted((one, other) => AREAS.indexOf(one.area) - AREAS.indexOf(other.area));
}
