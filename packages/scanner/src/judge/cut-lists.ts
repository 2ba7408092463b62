import { count } from "@plumbline/contract/numbers";

import { type Check, couldNotRun, type Verdict } from "#check.ts";
import type { CutList } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const NAMES: Readonly<Record<CutList, string>> = {
  headings: "headings",
  links: "links",
  images: "images",
  forms: "forms",
  looseFields: "fields",
  iframes: "frames",
  scripts: "scripts",
  stylesheets: "style sheets",
  videos: "videos",
  structuredData: "structured data",
};

/**
 * Judges pages of which not all was read: what was not seen has neither passed nor proved not to be there.
 *
 * @param evaluate gets the same pages, some of them wrapped
 */
export function judgeOfWhatWasRead(
  check: Pick<Check, "scope" | "passesByPresence">,
  pages: readonly PageEvidence[],
  evaluate: (pages: PageEvidence[]) => Verdict,
): Verdict {
  const missed = new Map<PageEvidence, CutList>();
  const verdict = evaluate(pages.map((page) => watched(page, (list) => missed.set(page, list))));
  const [list] = missed.values();
  if (list === undefined) return verdict;
  const reason = `${subjectOf(missed.size, pages.length)} ${NAMES[list]}.`;
  if (isDoubtful(check, verdict)) return couldNotRun(reason);
  return "findings" in verdict ? { reason, ...verdict } : verdict;
}

function subjectOf(missed: number, pages: number): string {
  if (pages === 1) return "The page is so large that we read only some of its";
  return missed === 1
    ? "One page is so large that we read only some of its"
    : `${count(missed, "page")} are so large that we read only some of their`;
}

/** One large page among others must not take an area away by making doubtful all that a site has nothing of. */
function isDoubtful(
  { scope, passesByPresence }: Pick<Check, "scope" | "passesByPresence">,
  verdict: Verdict,
): boolean {
  if (verdict.outcome === "not-applicable") return scope === "page";
  return passesByPresence === true ? "findings" in verdict : verdict.outcome === "passed";
}

/** The page, which tells when a list is read that lacks some of what the page has. */
function watched(page: PageEvidence, onMissed: (list: CutList) => void): PageEvidence {
  const { document } = page;
  if (!document.gathered) return page;
  const cut = new Map<PropertyKey, CutList>(document.value.cut?.map((list) => [list, list]));
  if (cut.size === 0) return page;
  const value = new Proxy(document.value, {
    get(whole, key): unknown {
      const list = cut.get(key);
      if (list !== undefined) onMissed(list);
      return Reflect.get(whole, key);
    },
  });
  return withDocument(page, { gathered: true, value });
}

/** A copy would fetch all that is archived of the page. */
function withDocument(page: PageEvidence, document: PageEvidence["document"]): PageEvidence {
  return new Proxy(page, {
    get: (whole, key): unknown => (key === "document" ? document : Reflect.get(whole, key)),
  });
}
