import { couldNotRun, notApplicable } from "#check.ts";
import type { Verdict } from "#check.ts";
import { POLICY_TOPICS } from "#checks/privacy/data/policy-topics.ts";
import { isPlainlyPolicy, leadsToPolicy, looksLikePrivacyPolicy } from "#checks/privacy/policy-link.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { fileAsPage } from "#checks/privacy/reading/policy-file.ts";
import { ownWords } from "#checks/privacy/reading/site-names.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** What is known of the site's privacy policy. */
export type PolicySearch =
  | { state: "nothing-read" }
  | { state: "not-found" }
  /** Linked, but its page gave no text to judge: other host, PDF, failed, or over the budget. */
  | { state: "not-read"; href: string; reason: string; page: PageEvidence | null }
  /** `isFile`: its words are those of a PDF. */
  | { state: "read"; href: string; policy: ReadPage; isFile?: true };

/** A short page behind the right link is a stub or a menu, not the text of a policy. */
const SHORTEST_POLICY_WORDS = 80;
/** Of its own words and of the topics of a policy, what makes a shorter text one, too. */
const FEWEST_OWN_WORDS = 25;
const FEWEST_TOPICS = 3;
/** Words below which a page may merely not have shown its text yet. */
const FEWEST_WORDS = 12;
/** What a policy speaks of, and goods for privacy don't. */
const OF_DATA =
  /personal(?:ly identifiable)? (?:data|information|details)|(?:your|user|customer|visitor|any) (?:data|information)|(?:data|information) (?:we|about you|protection)|cookies?\b|gdpr|ccpa|e-?mail address|third part|daten|donn[ée]es|datos|dati personali|privacyverklaring|gegevens|dan(?:e|ych) osobow|dados|personuppgift|personoplysning|personopplysning|henkil[öo]tie|osobn[ií]|date(?:lor)? (?:cu caracter )?personal|szem[ée]lyes adat|προσωπικ|лични данни|個人情報|个人信息|個人資料|개인정보/iu;

/**
 * Finds the privacy policy by the links of all pages and by the addresses of the pages read. Pages too large to read all
 * their links count only where the others do not lead to it.
 */
export function findPolicy(evidence: Evidence): PolicySearch {
  const pages = readPages(evidence);
  if (pages.length === 0) return { state: "nothing-read" };
  const ofWholePages = policyAddresses(pages.filter(({ document }) => !document.cut?.includes("links")));
  const candidates = ofWholePages.size > 0 ? ofWholePages : policyAddresses(pages);
  const named = pages.filter(({ page }) =>
    [page.url, page.finalUrl].some((url) => candidates.has(withoutFragment(url))),
  );
  const policies = named.filter((one) => !isOfSomethingElse(one));
  for (const other of named.filter(isOfSomethingElse))
    for (const url of [other.page.url, other.page.finalUrl]) candidates.delete(withoutFragment(url));
  const longest = policies.toSorted((a, b) => b.document.wordCount - a.document.wordCount)[0];
  if (longest !== undefined && (isLong(longest) || isShortPolicy(longest, pages))) {
    return { state: "read", href: longest.page.finalUrl, policy: longest };
  }
  const [first] = candidates;
  if (first === undefined) return { state: "not-found" };
  return ofFile(candidates, pages, evidence) ?? notRead(first, evidence);
}

function ofFile(
  candidates: ReadonlySet<string>,
  [like]: readonly ReadPage[],
  { site }: Evidence,
): PolicySearch | null {
  const file = site.policyFile?.gathered === true ? site.policyFile.value : null;
  if (file === null || like === undefined || !candidates.has(file.url)) return null;
  return { state: "read", href: file.url, policy: fileAsPage(file, like), isFile: true };
}

function isLong({ document }: ReadPage): boolean {
  return document.wordCount >= SHORTEST_POLICY_WORDS;
}

/** A few sentences that speak of several things a policy speaks of, and of which nothing stands elsewhere. */
function isShortPolicy({ page, document }: ReadPage, pages: readonly ReadPage[]): boolean {
  if (mayStandElsewhere(document)) return false;
  const others = pages.filter((other) => other.page !== page).map((other) => other.document.text);
  const text = ownWords(
    document.text,
    others.filter((other) => other !== document.text),
  );
  const told = POLICY_TOPICS.filter(({ words, elsewhere }) => words.test(text) || elsewhere.test(text));
  return told.length >= FEWEST_TOPICS && text.split(/\s+/).length >= FEWEST_OWN_WORDS;
}

/** In a frame or in a file. */
function mayStandElsewhere({ iframes, links }: DocumentSnapshot): boolean {
  return iframes.length > 0 || links.some(({ href }) => /\.pdf$/i.test(href ?? ""));
}

/** A page that is called privacy and speaks of no data, such as one on window film. */
function isOfSomethingElse({ document }: ReadPage): boolean {
  return document.wordCount >= FEWEST_WORDS && !OF_DATA.test(document.text) && !isPlainlyPolicy(document);
}

/** The page of a policy that was read and says next to nothing; null where there is none. */
export function emptyPolicy(evidence: Evidence): ReadPage | null {
  const search = findPolicy(evidence);
  if (search.state !== "not-read") return null;
  const page = readPages(evidence).find((one) => one.page === search.page);
  if (page === undefined || page.document.wordCount < FEWEST_WORDS) return null;
  return mayStandElsewhere(page.document) ? null : page;
}

function policyAddresses(pages: readonly ReadPage[]): Set<string> {
  const linked = pages.flatMap(policyLinksOf);
  const own = pages
    .filter(({ page, document }) =>
      looksLikePrivacyPolicy({ href: page.finalUrl, text: document.title ?? "" }),
    )
    .map(({ page }) => page.finalUrl);
  const hrefs = linked.flatMap((link) => (link.href === null ? [] : [link.href]));
  return new Set([...hrefs, ...own].map(withoutFragment));
}

function notRead(href: string, evidence: Evidence): PolicySearch {
  const page =
    evidence.pages.find((one) => [one.url, one.finalUrl].map(withoutFragment).includes(href)) ?? null;
  const file = evidence.site.policyFile;
  const reason =
    (file?.gathered === false ? file.reason.replace(/\.$/, "") : undefined) ??
    page?.notMeasured?.replace(/\.$/, "") ??
    (page === null ? "we did not visit its page" : "its page has too little text");
  return { state: "not-read", href, page, reason };
}

/** Those of pages that were looked at: several checks ask for them on every page of a site. */
const KNOWN_LINKS = new WeakMap<PageEvidence, LinkRef[]>();

/** The links of a page that lead to the privacy policy. */
export function policyLinksOf(read: ReadPage): LinkRef[] {
  const known = KNOWN_LINKS.get(read.page);
  if (known !== undefined) return known;
  const links = read.document.links.filter((link) => leadsToPolicy(link, read));
  KNOWN_LINKS.set(read.page, links);
  return links;
}

export function withoutFragment(url: string): string {
  return url.split("#")[0] ?? url;
}

/** Judges the text of the policy; a policy that is linked but was not read is never 'missing'. */
export function withPolicy(evidence: Evidence, judge: (policy: ReadPage) => Verdict): Verdict {
  const search = findPolicy(evidence);
  if (search.state === "nothing-read") return couldNotRun("We could not read any page.");
  if (search.state === "not-found") {
    return notApplicable("We found no privacy policy.");
  }
  if (search.state === "not-read") {
    return couldNotRun(`We could not read the privacy policy at ${search.href}: ${search.reason}.`);
  }
  return judge(search.policy);
}

const COOKIE_POLICY =
  /\b(?:cookies?[- ]?(?:policy|notice|statement|richtlinie|hinweise?|verklaring|beleid)|(?:politique|pol[ií]tica|informativa|polityka)[^.]{0,20}(?:de |sui |plik[óo]w )?cookies?)\b|\/cookies?(?:[-_]\w+)?\/?$/i;

/** The privacy policy and pages that are called a cookie policy. */
export function policiesOf(evidence: Evidence): ReadPage[] {
  const search = findPolicy(evidence);
  const privacy = search.state === "read" ? [search.policy] : [];
  const ofCookies = readPages(evidence).filter(
    ({ page, document }) =>
      COOKIE_POLICY.test(URL.parse(page.finalUrl)?.pathname ?? "") ||
      COOKIE_POLICY.test(document.title ?? ""),
  );
  return [...privacy, ...ofCookies.filter(({ page }) => page !== privacy[0]?.page)];
}
