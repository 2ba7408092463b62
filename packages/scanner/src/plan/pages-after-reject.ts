import type { PageEvidence } from "#evidence/page.ts";

const MOST_PAGES = 3;

/**
 * Pages worth visiting once the banner is rejected, beside the start page: key pages first, then one of each template,
 * because a tag that ignores the choice usually stands in a template.
 */
export function pagesAfterReject(startUrl: string, pages: readonly PageEvidence[]): string[] {
  const others = pages.filter(
    ({ url, finalUrl, notMeasured, status }) =>
      notMeasured === null && status === 200 && ![url, finalUrl].includes(startUrl),
  );
  const keyPages = others.filter(({ isKeyPage }) => isKeyPage);
  const known = new Set(pages.filter((page) => !others.includes(page)).map(templateOf));
  const ofNewTemplates = others.filter((page) => {
    const template = templateOf(page);
    if (known.has(template)) return false;
    known.add(template);
    return true;
  });
  const urls = [...keyPages, ...ofNewTemplates, ...others].map(({ finalUrl }) => finalUrl);
  return [...new Set(urls)].slice(0, MOST_PAGES);
}

function templateOf({ url, document }: PageEvidence): string {
  return document.gathered ? document.value.templateShape : url;
}
