import { type Defect, type Verdict, verdictOf } from "#check.ts";
import { listsFiles } from "#checks/security/reading/folder-page.ts";
import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";

import { addressKey, isOnHost } from "./address-key.ts";
import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { type KnownStatus, knownStatuses } from "./known-statuses.ts";

/** A link from one page of the site to another one. */
export interface OwnLink {
  /** Page it stands on. */
  from: string;
  link: LinkRef;
  /** Address it leads to, by `addressKey`. */
  key: string;
}

/** Judges the links between the site's pages whose address was visited or asked for. */
export function judgeOwnLinks(
  evidence: Evidence,
  judge: (link: OwnLink, answer: KnownStatus) => Defect[],
): Verdict {
  // Servers make the links in their lists of files: nobody can mend a single one.
  const pages = contentPages(evidence).filter(({ document }) => !listsFiles(document));
  if (pages.length === 0) return tooFewPages(evidence);
  const known = knownStatuses(evidence);
  const asked = ownLinks(pages, evidence).flatMap((link) => {
    const answer = known.get(link.key);
    return answer === undefined ? [] : [{ link, answer }];
  });
  if (asked.length === 0) {
    return { outcome: "not-applicable", reason: "We found no link to another page of the site" };
  }
  return verdictOf(asked.flatMap(({ link, answer }) => judge(link, answer)));
}

/** A link as the beginning of a sentence. */
export function linkName({ text }: Pick<LinkRef, "text">): string {
  return text.trim() === "" ? "A link" : `The link “${text.trim().slice(0, 60)}”`;
}

/** Links of pages to addresses of the site, each address once a page. */
export function ownLinks(pages: ContentPage[], evidence: Evidence): OwnLink[] {
  return pages.flatMap(({ page, document }) => {
    const seen = new Set<string>();
    return document.links.flatMap((link) => {
      if (link.href === null || !isOnHost(link.href, evidence.site.host)) return [];
      const key = addressKey(link.href);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ from: page.finalUrl, link, key }];
    });
  });
}
