import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey, isWithoutHttps } from "./address-key.ts";
import { canonicalsOf } from "./page-directives.ts";
import { shinglesOf, similarity } from "./text-similarity.ts";
import { isUtilityAddress } from "./utility-pages.ts";

interface ReadPage {
  page: PageEvidence;
  document: DocumentSnapshot;
}

const LEAST_IN_COMMON = 0.5;

/** Whether an address is the one at which the site starts, at the root of its host. */
export function isStartPage(address: string, startUrl: string): boolean {
  return addressKey(address) === addressKey(startUrl) && new URL(address).pathname === "/";
}

/**
 * Whether a page names the start page as its preferred address without being a form of it; templates do that to every
 * page at once.
 */
export function namesStartByMistake(content: ReadPage, start: ReadPage | undefined): boolean {
  if (start === undefined || new URL(content.page.finalUrl).pathname === "/") return false;
  const targets = canonicalsOf(content.page).flatMap(({ url }) => (url === null ? [] : [addressKey(url)]));
  const home = addressKey(start.page.finalUrl);
  const isNamed = targets.length > 0 && targets.every((key) => key === home || isWithoutHttps(key, home));
  return isNamed && isAboutSomethingElse(content, start) && !areAlike(content, start);
}

/** Whether at least half of what two pages say is the same. */
export function areAlike({ document }: ReadPage, other: ReadPage): boolean {
  const shared = similarity(shinglesOf(document.text), shinglesOf(other.document.text));
  return shared >= LEAST_IN_COMMON;
}

/** By its title or, where a script gives all pages the same one, by its main heading. */
function isAboutSomethingElse({ page, document }: ReadPage, start: ReadPage): boolean {
  if (document.title !== start.document.title) return true;
  const [own, first] = [document, start.document].map(mainHeading);
  return own !== "" && first !== "" && own !== first && !isUtilityAddress(page.finalUrl);
}

function mainHeading({ headings }: DocumentSnapshot): string {
  return (headings.find(({ level }) => level === 1)?.text ?? "").trim().toLowerCase();
}
