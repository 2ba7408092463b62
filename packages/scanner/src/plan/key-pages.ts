import type { ComponentKind } from "#evidence/component-kinds.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { pageKey } from "#plan/fold-url.ts";

/** From this size on a template gets a second key page: its pages may carry different content. */
const LARGE_CLUSTER = 5;
const LOG_IN = /\b(?:log-?in|sign-?in|account)\b/i;
const CHECKOUT = /\b(?:checkout|basket|cart|payment)\b/i;

/** Pages made from one template: they share the shape of their document. */
export function clusterByTemplate(pages: readonly PageEvidence[]): PageEvidence[][] {
  const clusters = new Map<string, PageEvidence[]>();
  for (const page of pages) {
    if (page.notMeasured !== null || !page.document.gathered) continue;
    const { templateShape } = page.document.value;
    clusters.set(templateShape, [...(clusters.get(templateShape) ?? []), page]);
  }
  return [...clusters.values()].sort((a, b) => b.length - a.length);
}

/**
 * Pages worth the heavy gatherers, the most telling first: home, login and checkout, pages with forms, then
 * one or two of each template: those that are key pages already, then the most linked.
 *
 * @param pages in the order they were visited, home first
 */
export function chooseKeyPages(pages: readonly PageEvidence[], most: number): PageEvidence[] {
  const clusters = clusterByTemplate(pages);
  const measured = pages.filter((page) => page.notMeasured === null && page.document.gathered);
  const links = countLinks(measured);
  const bestFirst = (a: PageEvidence, b: PageEvidence): number =>
    Number(b.isKeyPage) - Number(a.isKeyPage) || linksTo(b, links) - linksTo(a, links);
  const chosen = new Set<PageEvidence>(measured.slice(0, 1));
  for (const page of measured) {
    if (page.document.gathered && isJourneyPage(page.finalUrl, page.document.value)) chosen.add(page);
  }
  for (const cluster of clusters) {
    const wanted = cluster.length >= LARGE_CLUSTER ? 2 : 1;
    const covered = cluster.filter((page) => chosen.has(page)).length;
    const best = cluster.filter((page) => !chosen.has(page)).sort(bestFirst);
    for (const page of best.slice(0, Math.max(0, wanted - covered))) chosen.add(page);
  }
  return [...chosen].slice(0, most);
}

/** Pages with kinds of components that no key page has, as few as cover them. */
export function pagesOfUnseenKinds(pages: readonly PageEvidence[]): PageEvidence[] {
  const measured = pages.filter(({ notMeasured }) => notMeasured === null);
  const seen = new Set(measured.filter(({ isKeyPage }) => isKeyPage).flatMap(kindsOf));
  const chosen: PageEvidence[] = [];
  for (;;) {
    const unseen = (page: PageEvidence): number => kindsOf(page).filter((kind) => !seen.has(kind)).length;
    const [best] = measured.toSorted((a, b) => unseen(b) - unseen(a));
    if (best === undefined || unseen(best) === 0) return chosen;
    chosen.push(best);
    for (const kind of kindsOf(best)) seen.add(kind);
  }
}

function kindsOf({ document }: PageEvidence): readonly ComponentKind[] {
  return document.gathered ? (document.value.components ?? []) : [];
}

/** Pages where a client's customers log in, pay or write something. */
export function isJourneyPage(url: string, document: DocumentSnapshot): boolean {
  const { pathname } = new URL(url);
  return LOG_IN.test(pathname) || CHECKOUT.test(pathname) || hasTellingForm(document);
}

/** A form of one field is a search box or a newsletter, found on every page. */
function hasTellingForm(document: DocumentSnapshot): boolean {
  return document.passwordFields > 0 || document.forms.some((form) => form.fields.length > 2);
}

function countLinks(pages: readonly PageEvidence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    if (!page.document.gathered) continue;
    const targets = new Set(
      page.document.value.links.flatMap(({ href }) => (href === null ? [] : [pageKey(href)])),
    );
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

function linksTo(page: PageEvidence, links: Map<string, number>): number {
  return links.get(pageKey(page.finalUrl)) ?? 0;
}
