import type { EvidenceShot, PageEvidence } from "#evidence.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { EvidenceCamera } from "#gather/screenshots/evidence-camera.ts";

interface Wanted {
  /** None where no one wants pictures. */
  camera: EvidenceCamera | undefined;
  limitMs: number;
  /** Pictures the page has already. */
  before: readonly EvidenceShot[];
}

/** Pictures of what the engines found, the confirmed first. Evidence is worth having without them, so none fails a visit. */
export async function shootFound(
  tab: PageTab,
  engines: PageEvidence["engines"],
  { camera, limitMs, before }: Wanted,
): Promise<EvidenceShot[]> {
  if (camera === undefined) return [];
  const findings = engines.flatMap(({ report }) => (report.gathered ? report.value.findings : []));
  const sure = findings.filter(({ verdict }) => verdict === "failed");
  const doubtful = findings.filter(({ verdict }) => verdict === "review");
  try {
    return await camera.shoot(tab, [...sure, ...doubtful], { limitMs, before });
  } catch {
    return [];
  }
}
