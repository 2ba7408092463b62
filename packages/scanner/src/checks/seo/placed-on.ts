import type { Defect } from "#check.ts";

/** The defects, each placed on one page. */
export function placedOn(page: string, defects: Defect[]): Defect[] {
  return defects.map((defect) => placed(page, defect));
}

function placed(page: string, defect: Defect): Defect {
  return { ...defect, page };
}
