import { couldNotRun, notApplicable, type Verdict } from "#check.ts";
import { looseAddressKey } from "#checks/seo/address-key.ts";
import { type ContentPage, contentPages } from "#checks/seo/content-pages.ts";
import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";

/** A link that a page shows outside of its main part. */
export interface RepeatedLink {
  /** Equal where the links lead to the same place. */
  key: string;
  link: LinkRef;
}

/** A page reduced to what it may share with others. */
export interface ComparedPage extends ContentPage {
  /** Links outside the main part that lead where no other such link of the page leads, in reading order. */
  links: RepeatedLink[];
  /** By landmark, its links that lead where no other link of the same landmark leads. */
  byLandmark: ReadonlyMap<string, RepeatedLink[]>;
}

/**
 * Judges the pages of each language by itself: translations need not share order and names. Says why there is
 * nothing to compare where no language has two pages.
 */
export function comparePages<Finding>(
  evidence: Evidence,
  compare: (pages: readonly ComparedPage[]) => readonly Finding[],
  judge: (findings: Finding[]) => Verdict,
): Verdict {
  const pages = contentPages(evidence);
  const groups = [...Map.groupBy(pages, languageOf).values()].filter((group) => group.length > 1);
  if (groups.length === 0) return tooFew(evidence, pages);
  return judge(groups.flatMap((group) => compare(group.map(toCompared))));
}

function tooFew(evidence: Evidence, pages: readonly ContentPage[]): Verdict {
  const unread = evidence.pages.find((page) => page.notMeasured !== null || !page.document.gathered);
  if (unread === undefined || pages.length > 1) {
    return notApplicable("There are no two pages in the same language to compare.");
  }
  const reason = unread.notMeasured ?? (unread.document.gathered ? "" : unread.document.reason);
  return couldNotRun(`We could read fewer than two pages: ${reason}`);
}

function languageOf({ document }: ContentPage): string {
  return (document.lang ?? "").split("-")[0]?.toLowerCase() ?? "";
}

function toCompared(content: ContentPage): ComparedPage {
  const outside = content.document.links
    .filter((link) => isOutsideMain(link) && link.visible && !link.rawHref.startsWith("#"))
    .flatMap((link) => (link.href === null ? [] : [{ key: targetKey(link.href), link }]));
  const landmarks = Map.groupBy(outside, ({ link }) => link.landmark ?? "");
  return {
    ...content,
    links: onlyOnes(outside),
    byLandmark: new Map([...landmarks].map(([landmark, links]) => [landmark, onlyOnes(links)])),
  };
}

function onlyOnes(links: readonly RepeatedLink[]): RepeatedLink[] {
  const alike = Map.groupBy(links, ({ key }) => key);
  return links.filter(({ key }) => alike.get(key)?.length === 1);
}

function isOutsideMain({ landmark }: LinkRef): boolean {
  if (landmark === undefined || landmark === null) return false;
  return !/(?:^|> )main\b/.test(landmark);
}

function targetKey(href: string): string {
  const { protocol } = new URL(href);
  return protocol === "http:" || protocol === "https:" ? looseAddressKey(href) : href.toLowerCase();
}
