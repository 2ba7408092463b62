import type { Defect } from "#check.ts";
import { readHome, readPages } from "#checks/privacy/reading/documents.ts";
import { speaksToChildren } from "#checks/privacy/reading/for-children.ts";
import { offersOptOut } from "#checks/privacy/reading/opt-out-links.ts";
import { sensitiveTopic } from "#checks/privacy/reading/topics.ts";
import type { Evidence } from "#evidence.ts";

const ASK_FIRST = new Set(["health", "children"]);

/**
 * Whether a site is for the United States alone, asks nobody first and lets people opt out. American laws let it track
 * until someone opts out, unless it is about health or for children.
 */
function letsPeopleOptOut(evidence: Evidence): boolean {
  const { profiles, site } = evidence;
  if (profiles.includes("EU") || profiles.includes("KIDS") || !site.privacy.gathered) return false;
  const { banner } = site.privacy.value;
  const home = readHome(evidence);
  if (!banner.gathered || banner.value !== null || home === null || !offersOptOut(home.document))
    return false;
  return readPages(evidence).every(
    (read) =>
      !speaksToChildren(read) && !ASK_FIRST.has(sensitiveTopic(read.document, read.page.finalUrl) ?? ""),
  );
}

/** Tracking before a choice is advice where no law that applies and no banner asks for one. */
export function unlessOptOut(found: readonly Defect[], evidence: Evidence): Defect[] {
  if (found.length === 0 || !letsPeopleOptOut(evidence)) return [...found];
  return found.map((defect) => ({ ...defect, outcome: "advice" as const }));
}
