import { couldNotRun } from "#check.ts";
import type { Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** A page whose document was read. */
export interface ReadPage {
  page: PageEvidence;
  document: DocumentSnapshot;
}

/** Measured pages with their documents, in the order they were visited in. */
export function readPages(evidence: Evidence): ReadPage[] {
  return evidence.pages.flatMap((page) =>
    page.notMeasured === null && page.document.gathered ? [{ page, document: page.document.value }] : [],
  );
}

/** The start page, or null when it could not be read. */
export function readHome(evidence: Evidence): ReadPage | null {
  const { startUrl } = evidence.site;
  const isHome = ({ page }: ReadPage) => page.finalUrl === startUrl || page.url === startUrl;
  return readPages(evidence).find(isHome) ?? null;
}

/** Judges the start page, or says that it could not be read. */
export function withHome(evidence: Evidence, judge: (home: ReadPage) => Verdict): Verdict {
  const home = readHome(evidence);
  return home === null ? couldNotRun("We could not read the home page.") : judge(home);
}

/** Judges a page's document, or says why it could not be read. */
export function withDocument(page: PageEvidence, judge: (document: DocumentSnapshot) => Verdict): Verdict {
  return page.document.gathered ? judge(page.document.value) : couldNotRun(page.document.reason);
}

/** Visible texts a person can press or read on the page: its text and its links' names. */
export function wordsOf(document: DocumentSnapshot): string {
  return [document.text, ...document.links.map((link) => link.text)].join("\n");
}
