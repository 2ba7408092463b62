import { createHash } from "node:crypto";

import { couldNotRun, notApplicable, notLookedAt, verdictOf, type Defect, type Verdict } from "#check.ts";
import { judgeHtml } from "#checks/security/reading/delivery.ts";
import { isOfSite } from "#checks/security/reading/third-party.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { scriptRisks, type ScriptRisk } from "./script-risks.ts";

/** A risk, and the script it is in: a path of the site, or null for a script in the page itself. */
export interface PlacedRisk extends ScriptRisk {
  script: string | null;
}

const known = new Map<string, ScriptRisk[] | null>();
const MOST_KNOWN = 500;

/**
 * Judges the scripts of a page that are the site's own. Those of other companies are theirs to mend, and can't be
 * mended by the site. A script that was not read whole keeps the page from passing.
 */
export function judgeOwnScripts(
  page: PageEvidence,
  evidence: Evidence,
  defectsOf: (risks: readonly PlacedRisk[]) => Defect[],
): Verdict {
  return judgeHtml(page, () => {
    const raw = page.rawMarkup;
    const inline = raw?.gathered === true ? raw.value.inlineScripts : undefined;
    const files = page.sources.filter(({ type, url }) => type === "script" && isOfSite(url, evidence));
    const texts = [
      ...(inline ?? []).map((code) => ({ script: null, code })),
      ...files.map(({ url, text }) => ({ script: new URL(url).pathname, code: text })),
    ];
    const read = texts.map(({ script, code }) => ({ script, risks: risksOf(code) }));
    const found = defectsOf(
      read.flatMap(({ script, risks }) => (risks ?? []).map((risk) => ({ ...risk, script }))),
    );
    if (found.length > 0) return verdictOf(found);
    if (raw?.gathered === false) return couldNotRun(raw.reason);
    if (inline === undefined) return notLookedAt("We did not keep the scripts of the page itself");
    const unread = read.filter(({ risks }) => risks === null).length;
    if (unread > 0) return couldNotRun(`We could not read ${unread} of the page's ${read.length} scripts`);
    const hasNone = page.document.gathered && page.document.value.scripts.length === 0;
    return hasNone ? notApplicable("The page has no scripts") : verdictOf([]);
  });
}

/** Older evidence has no scripts of the pages themselves. */
export function hasNoScripts({ pages }: Evidence): boolean {
  return pages.every(
    ({ rawMarkup }) =>
      rawMarkup === undefined || (rawMarkup.gathered && rawMarkup.value.inlineScripts === undefined),
  );
}

/** Scripts are the same on many pages, and reading one takes time. */
function risksOf(code: string): ScriptRisk[] | null {
  const key = createHash("sha256").update(code).digest("base64");
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  if (known.size >= MOST_KNOWN) known.clear();
  const risks = scriptRisks(code);
  known.set(key, risks);
  return risks;
}

/** How a finding names the script. */
export function scriptName(script: string | null): string {
  return script ?? "A script in the page";
}
