import type { Finding } from "@plumbline/contract/scan-result";
import { SNIPPET_CHARACTERS } from "@plumbline/contract/snippet";

import type { Check, Defect } from "#check.ts";
import { isRecommendation, outcomeOfDefect } from "#judge/outcome-of-defect.ts";
import { RULESET_VERSION } from "#ruleset.ts";

const OWN_SOURCE = `plumbline ${RULESET_VERSION}`;

/**
 * A defect in the shape the contract gives findings.
 *
 * @param place where it is when the defect does not say
 */
export function toFinding(
  check: Check,
  defect: Defect,
  place: { page: string; outcome: Finding["outcome"] },
): Finding {
  const { element = null } = defect;
  const outcome = outcomeOfDefect(check, defect, place.outcome);
  const severity =
    isRecommendation(check) || outcome === "advice" ? "info" : (defect.severity ?? check.severity);
  return {
    check: check.id,
    area: check.area,
    severity: severity === "info" ? "low" : severity,
    outcome,
    wcag: defect.wcag ?? check.wcag ?? [],
    actRules: defect.actRules ?? check.actRules ?? [],
    page: defect.page ?? place.page,
    ...(isSiteWide(check, defect, place.page) ? { isSiteWide: true } : {}),
    selector: element?.selector ?? null,
    snippet: cut(element?.snippet ?? defect.snippet ?? null),
    message: ended(defect.message, check),
    ...(element?.heading === undefined ? {} : { heading: element.heading }),
    sources: defect.sources ?? [OWN_SOURCE],
    component: defect.component ?? element?.component ?? check.scope,
  };
}

/** Ends the last sentence. The name of a defect or a figure is none, and an address is copied with what follows it. */
function ended(message: string, { defect }: Check): string {
  const staysAsItIs = message.startsWith(defect) || /(?:[.?!…]|:\/\/\S+|: \d[\d.,]*\s\p{L}+)$/u.test(message);
  return staysAsItIs ? message : `${message}.`;
}

/** What a check of the site tells of no element, and of no page but the one the site begins with. */
function isSiteWide({ scope }: Check, { page, element }: Defect, start: string): boolean {
  return scope === "site" && (element ?? null) === null && (page ?? start) === start;
}

function cut(snippet: string | null): string | null {
  if (snippet === null || snippet.length <= SNIPPET_CHARACTERS) return snippet;
  return `${snippet.slice(0, SNIPPET_CHARACTERS - 1)}…`;
}
