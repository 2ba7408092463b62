import { type Area, AREA_NAMES } from "@plumbline/contract/areas";
import {
  areaLabel,
  type CoveredArea,
  coveredAreas,
  lacksOf,
  overallLabel,
  provisionalReason,
} from "@plumbline/contract/coverage-words";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { lacksInShort } from "@plumbline/contract/overall-coverage";

/** A score with what has to stand beside it. */
export interface ScoreTile {
  name: string;
  /** Null where it was not measured. */
  score: number | null;
  /** What it is called, in mails and PDFs too. */
  word: string;
  /** What the score lacks, or why it does; null where it lacks nothing. */
  lacks: string | null;
  isProvisional: boolean;
}

const ORDER: readonly Area[] = ["accessibility", "seo", "security", "performance", "privacy"];

/** The overall score and those of the five areas, each with what it lacks. */
export function scoreTiles({ complianceScore, areas }: Pick<DashboardData, "complianceScore" | "areas">) {
  const covered = coveredAreas(areas);
  const tiles = ORDER.map((area): ScoreTile => {
    const { score = null, state = "not-measured", reason } = areas[area] ?? {};
    const isProvisional = state === "provisional";
    const lacks = isProvisional ? provisionalReason({ reason }) : null;
    return { name: AREA_NAMES[area], score, word: areaLabel({ score, state }), lacks, isProvisional };
  });
  return [overallTile(complianceScore, covered), ...tiles];
}

function overallTile(score: number | null, covered: readonly CoveredArea[]): ScoreTile {
  const lacks = lacksOf(covered);
  return {
    name: "Overall",
    score,
    word: overallLabel(score, covered),
    lacks: score === null ? null : lacksInShort(lacks),
    isProvisional: lacks.provisionalAreas.length > 0,
  };
}
