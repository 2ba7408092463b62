import { judgmentOf } from "#checks/accessibility/judging/page-judgment.ts";
import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import type { EvidenceShot } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { EvidenceCamera, Place } from "#gather/screenshots/evidence-camera.ts";

interface Wanted {
  /** None where no one wants pictures. */
  camera: EvidenceCamera | undefined;
  limitMs: number;
  /** Pictures the page has already. */
  before: readonly EvidenceShot[];
}

/** Pictures of what was found so far, the confirmed first. Evidence is worth having without them, so none fails a visit. */
export async function shootFound(
  tab: PageTab,
  page: ExaminedPage,
  { camera, limitMs, before }: Wanted,
): Promise<EvidenceShot[]> {
  if (camera === undefined) return [];
  try {
    return await camera.shoot(tab, placesOn(page), { limitMs, before });
  } catch {
    return [];
  }
}

/** The page may be asked again once more is known of it, so each asking is of a copy. */
function placesOn(page: ExaminedPage): Place[] {
  const found = [...judgmentOf({ ...page }).defects].flatMap(([check, defects]) =>
    defects.map((defect) => ({ check, ...defect })),
  );
  const [sure, doubtful] = [found.filter(isSure), found.filter((defect) => !isSure(defect))];
  return [...sure, ...doubtful].flatMap(({ check, element }) =>
    element === null || element === undefined ? [] : [{ check, element }],
  );
}

function isSure({ outcome }: { outcome?: string }): boolean {
  return outcome === "fail";
}
