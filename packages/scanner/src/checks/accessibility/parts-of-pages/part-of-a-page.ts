import type { Examination, ExaminedPage } from "#checks/accessibility/rule.ts";
import type { DocumentSnapshot, ElementRef } from "#evidence/document.ts";
import type { EngineName } from "#evidence/engine-names.ts";

/** What stands for the whole page. */
const ROOT = "html";

/**
 * Answers what engines miss about the page as a whole where its file is only a part, which scripts put into other pages:
 * someone has to say whether anybody sees it by itself.
 */
export function asksAboutParts(
  criterion: string,
  engines: Partial<Record<EngineName, readonly string[]>>,
  missing: string,
): Examination {
  return {
    probes: [],
    onlySettles: true,
    decide: (page) => {
      const element = page.document.gathered && isPart(page.document.value) ? told(page, engines) : null;
      if (element === null) return null;
      const message = `This file has ${missing}. It looks like a part that scripts load into other pages. Do people also see it by itself?`;
      return {
        applies: true,
        defects: [{ outcome: "review", message, element }],
        settled: [{ criterion, selector: element.selector, evenFailed: true, ofThisRule: true }],
      };
    },
  };
}

/** Nobody wrote anything about it as a page: no doctype or title, and nothing else that a head holds. */
function isPart(page: DocumentSnapshot): boolean {
  const { doctype, titleCount, metas, linkTags, scripts, stylesheets } = page;
  const head = [metas, linkTags, scripts, stylesheets];
  return doctype === null && titleCount === 0 && head.every((list) => list.length === 0);
}

function told(
  { engines }: ExaminedPage,
  rules: Partial<Record<EngineName, readonly string[]>>,
): ElementRef | null {
  const findings = engines.flatMap(({ report }) => (report.gathered ? report.value.findings : []));
  return (
    findings.find(
      ({ engine, rule, element }) => element?.selector === ROOT && rules[engine]?.includes(rule) === true,
    )?.element ?? null
  );
}
