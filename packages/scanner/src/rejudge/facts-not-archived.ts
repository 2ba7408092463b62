import { PAGE_PROBES, ROOMS } from "#checks/accessibility/rooms.ts";
import { AXE } from "#evidence/engine-names.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { Probe } from "#evidence/probe-facts.ts";
import { TEXTS_ON_PICTURES } from "#gather/examining/operated-facts.ts";

const AT_REST = new Set(PAGE_PROBES.filter(({ when }) => when === "at rest").map(({ id }) => id));

/**
 * Checks that ask for facts of a page that a scan of today would have gathered and this one did not, or in another shape.
 * They would seem to have nothing to look at, which is not so.
 */
export function checksWithoutFacts(page: PageEvidence): string[] {
  if (page.notMeasured !== null || page.engines.length === 0) return [];
  return ROOMS.filter(({ examines = [] }) =>
    examines.some(({ probes }) => probes.some((probe) => isAsked(probe, page) && !isArchived(probe, page))),
  ).map(({ id }) => id);
}

/** On every examined page as it rests, the others on key pages, as `examine-at-rest.ts` and `visit-page.ts` do. */
function isAsked({ id }: Probe<unknown>, { isKeyPage, engines }: PageEvidence): boolean {
  if (AT_REST.has(id)) return true;
  if (!isKeyPage) return false;
  // Without axe's doubts there was nothing to look behind.
  const isAxeHeard = engines.some(({ engine, view, report }) => engine === AXE && !view && report.gathered);
  return id !== TEXTS_ON_PICTURES.id || isAxeHeard;
}

function isArchived({ id, shape }: Probe<unknown>, { facts }: PageEvidence): boolean {
  const answer = facts?.[id];
  return answer !== undefined && (!answer.gathered || answer.shape === shape);
}
