import { couldNotRun, type Verdict } from "#check.ts";
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

/** Judges a page of which not all was read: what was not seen has neither passed nor proved not to be there. */
export function judgeOfWhatWasRead(page: PageEvidence, evaluate: (page: PageEvidence) => Verdict): Verdict {
  const { document } = page;
  if (!document.gathered || (document.value.cut ?? []).length === 0) return evaluate(page);
  const read = new Set<PropertyKey>();
  const value = new Proxy(document.value, {
    get(whole, key): unknown {
      read.add(key);
      return Reflect.get(whole, key);
    },
  });
  const verdict = evaluate(withDocument(page, { gathered: true, value }));
  const missed = document.value.cut?.find((list) => read.has(list));
  if (missed === undefined) return verdict;
  const reason = `The page is so large that we read only some of its ${NAMES[missed]}.`;
  if (verdict.outcome === "passed" || verdict.outcome === "not-applicable") return couldNotRun(reason);
  return "findings" in verdict ? { reason, ...verdict } : verdict;
}

/** A copy would fetch all that is archived of the page. */
function withDocument(page: PageEvidence, document: PageEvidence["document"]): PageEvidence {
  return new Proxy(page, {
    get: (whole, key): unknown => (key === "document" ? document : Reflect.get(whole, key)),
  });
}
