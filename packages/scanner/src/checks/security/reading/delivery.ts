import { couldNotRun, notApplicable, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const NO_ENCRYPTION = "The site has no encryption (http). See the check “No encryption (https)”";

/** Whether the document itself came over https. */
export function isHttps(page: PageEvidence): boolean {
  return page.finalUrl.startsWith("https:");
}

/** Pages that were measured. */
export function measuredPages(evidence: Evidence): PageEvidence[] {
  return evidence.pages.filter((page) => page.notMeasured === null);
}

/** Why no page could be measured, for a check that needs one. */
export function nothingMeasured(evidence: Evidence): Verdict {
  const [first] = evidence.pages;
  const reason = first?.notMeasured ?? "we visited no page";
  return couldNotRun(`We could not measure any page: ${reason}`);
}

/**
 * How the site's own pages reach visitors: `https` as soon as one does. Where no page could be measured
 * the scheme of the start address decides, because a broken certificate is itself a reason for that.
 */
export function siteScheme(evidence: Evidence): "http" | "https" {
  const measured = measuredPages(evidence);
  if (measured.length > 0) return measured.some(isHttps) ? "https" : "http";
  return evidence.site.startUrl.startsWith("https:") ? "https" : "http";
}

/** Judges a page that was measured and is HTML; else says why there is nothing to judge. */
export function judgeHtml(page: PageEvidence, judge: () => Verdict): Verdict {
  if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
  if (!isHtml(page))
    return notApplicable(`The address doesn't lead to an HTML page (${page.contentType ?? "no type"})`);
  return judge();
}

/** Like `judgeHtml`, for what only an encrypted page can have. */
export function judgeHttpsHtml(page: PageEvidence, judge: () => Verdict): Verdict {
  return judgeHtml(page, () => (isHttps(page) ? judge() : notApplicable(NO_ENCRYPTION)));
}

/** Like `judgeHtml`, and hands over the settled document. */
export function judgeDocument(page: PageEvidence, judge: (document: DocumentSnapshot) => Verdict): Verdict {
  return judgeHtml(page, () =>
    page.document.gathered ? judge(page.document.value) : couldNotRun(page.document.reason),
  );
}

/** Judges the measured pages that came over https; else says why there are none. */
export function judgeHttpsPages(evidence: Evidence, judge: (pages: PageEvidence[]) => Verdict): Verdict {
  const measured = measuredPages(evidence);
  if (measured.length === 0) return nothingMeasured(evidence);
  const encrypted = measured.filter(isHttps);
  return encrypted.length === 0 ? notApplicable(NO_ENCRYPTION) : judge(encrypted);
}

function isHtml(page: PageEvidence): boolean {
  return page.contentType === null || /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(page.contentType);
}
