import { metricLabel, scoreBand, type ScoreBand } from "@plumbline/contract/bands";
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon, TriangleAlert } from "lucide-react";

/** How a score looks: its word with icon and color, and the color of its bar. */
export interface ScoreLook {
  word: string;
  Icon: LucideIcon;
  /** Class of the word's color. */
  text: string;
  /** Class of the bar's color, by the band of `docs/product.md`. */
  fill: string;
}

const WORDS: Record<string, { Icon: LucideIcon; text: string }> = {
  Excellent: { Icon: CircleCheck, text: "text-green" },
  // What is good must not look like a warning, though its bar is in the band below the best.
  Good: { Icon: CircleCheck, text: "text-green" },
  Fair: { Icon: CircleMinus, text: "text-yellow" },
  "Needs Improvement": { Icon: TriangleAlert, text: "text-orange" },
};
const WORST = { Icon: CircleAlert, text: "text-red" };

const FILLS: Record<ScoreBand, string> = {
  green: "bg-green-fill",
  yellow: "bg-yellow-fill",
  orange: "bg-orange-fill",
  red: "bg-red-fill",
};

export function scoreLook(score: number): ScoreLook {
  const word = metricLabel(score);
  return { word, ...(WORDS[word] ?? WORST), fill: FILLS[scoreBand(score)] };
}
