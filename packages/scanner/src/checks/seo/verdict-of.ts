import type { Defect, Verdict } from "#check.ts";

/** Passed without defects; review when a person must judge all of them; else failed. */
export function verdictOf(defects: Defect[]): Verdict {
  if (defects.length === 0) return { outcome: "passed" };
  const allDoubtful = defects.every((defect) => defect.outcome === "review");
  return { outcome: allDoubtful ? "review" : "failed", findings: defects };
}

/** The first few names in a sentence: `a, b, c and 4 more`. */
export function listed(names: readonly string[], shown = 3): string {
  const first = names.slice(0, shown).join(", ");
  return names.length > shown ? `${first} and ${names.length - shown} more` : first;
}

/** The defects, each placed on one page. */
export function placedOn(page: string, defects: Defect[]): Defect[] {
  return defects.map((defect) => placed(page, defect));
}

function placed(page: string, defect: Defect): Defect {
  return { ...defect, page };
}
