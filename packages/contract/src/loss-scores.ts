import { type Area, AREA_NAMES } from "./areas.ts";
import { ASSUMED_SCORE } from "./bands.ts";
import { provisionalReason } from "./coverage-words.ts";
import { provisionalBecause } from "./overall-coverage.ts";
import type { AreaScore } from "./scan-result.ts";

/** The newest score of an area, and how far it can be trusted. */
export interface MeasuredScore {
  score: number | null;
  state: AreaScore["state"];
  reason: string | null;
}

/** A score that money is counted from, with how far it can be trusted. */
export interface LossScore {
  area: Area;
  score: number;
  /** No score was recorded, so the assumed one counts. */
  isAssumed: boolean;
  isProvisional: boolean;
  /** Why it is provisional; null where it is not, or where that was not kept. */
  reason: string | null;
}

/** The score of an area that money is counted from: the assumed one where none was recorded. */
export function lossScore(area: Area, measured: MeasuredScore | undefined): LossScore {
  const { score = null, state, reason = null } = measured ?? {};
  const isProvisional = score !== null && state === "provisional";
  return {
    area,
    score: score ?? ASSUMED_SCORE,
    isAssumed: score === null,
    isProvisional,
    reason: isProvisional ? reason : null,
  };
}

/** Whether a loss counted from these scores is provisional: as soon as one of them is, or had to be assumed. */
export function isProvisionalLoss(scores: readonly LossScore[]): boolean {
  return scores.some((score) => score.isProvisional || score.isAssumed);
}

/** That a loss is provisional and why, in sentences that stand beside it; null where it is not. */
export function provisionalLossWords(scores: readonly LossScore[]): string | null {
  const provisional = scores.filter(({ isProvisional }) => isProvisional);
  const assumed = scores.filter(({ isAssumed }) => isAssumed).map(({ area }) => AREA_NAMES[area]);
  const causes = [
    provisionalBecause(provisional.map(({ area }) => area)),
    assumed.length === 0
      ? null
      : `because no score was recorded for ${AND_LIST.format(assumed)}, where we assume ${ASSUMED_SCORE}`,
  ].filter((cause) => cause !== null);
  if (causes.length === 0) return null;
  const isIt = provisional.length === 0 ? "The loss is provisional" : "The loss is";
  const reasons = provisional.map((score) => `${AREA_NAMES[score.area]}: ${provisionalReason(score)}`);
  return [`${isIt} ${causes.join(", and ")}.`, ...reasons].join(" ");
}

const AND_LIST = new Intl.ListFormat("en-US", { type: "conjunction" });
