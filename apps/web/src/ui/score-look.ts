import { scoreBand, type ScoreBand } from "@plumbline/contract/bands";
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";

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
  "Critical Attention Required": { Icon: CircleAlert, text: "text-red" },
};
// 'Provisional' and 'From 4 of 5 areas' neither praise nor warn.
const NO_VERDICT = { Icon: CircleDashed, text: "text-muted" };

const FILLS: Record<ScoreBand, string> = {
  green: "bg-green-fill",
  yellow: "bg-yellow-fill",
  orange: "bg-orange-fill",
  red: "bg-red-fill",
};

/** @param word what mails and PDFs call the score too (`coverage-words.ts`) */
export function scoreLook(score: number, word: string): ScoreLook {
  return { word, ...(WORDS[word] ?? NO_VERDICT), fill: bandFill(score) };
}

/** Class of the color of a score's bar. */
export function bandFill(score: number): string {
  return FILLS[scoreBand(score)];
}
