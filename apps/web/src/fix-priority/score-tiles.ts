import { type Area, AREA_NAMES } from "@plumbline/contract/areas";
import { provisionalWords } from "@plumbline/contract/coverage-words";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { coverageInShort, missingAreas } from "@plumbline/contract/overall-coverage";

/** A score with what has to stand beside it. */
export interface ScoreTile {
  name: string;
  /** Null where it was not measured. */
  score: number | null;
  /** What the score lacks; null where it lacks nothing. */
  lacks: string | null;
}

const ORDER: readonly Area[] = ["accessibility", "seo", "security", "performance", "privacy"];

/** The overall score and those of the five areas, each with what it lacks. */
export function scoreTiles({ complianceScore, areas }: Pick<DashboardData, "complianceScore" | "areas">) {
  const tiles = ORDER.map((area): ScoreTile => {
    const detail = areas[area];
    const lacks = detail?.state === "provisional" ? provisionalWords(detail) : null;
    return { name: AREA_NAMES[area], score: detail?.score ?? null, lacks };
  });
  const scores = Object.fromEntries(ORDER.map((area) => [area, areas[area]?.score]));
  const lacks = complianceScore === null ? null : coverageInShort(missingAreas(scores));
  return [{ name: "Overall", score: complianceScore, lacks }, ...tiles];
}
