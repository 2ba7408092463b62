/** Rules that buyers name and that take in WCAG. */
export const LETTER_STANDARDS = ["section-508", "en-301-549"] as const;
export type LetterStandard = (typeof LETTER_STANDARDS)[number];

export const LETTER_STANDARD_NAMES: Record<LetterStandard, string> = {
  "section-508": "Section 508 (36 CFR Part 1194)",
  "en-301-549": "EN 301 549",
};
