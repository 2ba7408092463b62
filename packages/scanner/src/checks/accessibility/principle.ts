import type { GroupOf } from "#score/weights.ts";

const PRINCIPLES: Record<string, GroupOf<"accessibility">> = {
  "1": "perceivable",
  "2": "operable",
  "3": "understandable",
  "4": "robust",
};

/** Principle of the first criterion; recommendations have a group of their own and cost nothing. */
export function groupOfCriteria(wcag: readonly string[]): GroupOf<"accessibility"> {
  return PRINCIPLES[wcag[0]?.[0] ?? ""] ?? "best-practice";
}
