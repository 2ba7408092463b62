import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { surelyOther } from "#checks/other-language.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData } from "#checks/privacy/reading/personal-fields.ts";
import { languageOfPolicy } from "#checks/privacy/reading/policy-language.ts";
import { findPolicy, policyLinksOf, withoutFragment } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";

/** Words below which a page tells its language too faintly. */
const FEWEST_WORDS = 40;
const PART = 400;
/** Characters that tell the language of a page of any length. */
const BEGINNING = 4000;

export const prvPolicyLanguage = privacySiteCheck({
  id: "prv-policy-language",
  group: "policy",
  severities: { EU: "medium" },
  sources: ["GDPR Art. 12(1)", "WP260 rev.01: Guidelines on transparency, paragraph 13"],
  defect: "Privacy policy in another language than the page",
  title: "Who can read the page can read its privacy policy",
  whyItMatters:
    "The law asks for a policy in clear and plain language. People who are addressed in one language should not need another to learn what happens to their data.",
  businessImpact: "For customers who read only that language, the policy counts as missing.",
  fixSteps: [
    "Have the policy translated, whole and as carefully as the offer on these pages.",
    "Link each page to the policy in its own language.",
    "Keep the versions alike: change all of them at once.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GDPR],
  evaluate: (evidence) => {
    const search = findPolicy(evidence);
    if (search.state === "nothing-read") return couldNotRun("We could not read any page.");
    if (search.state === "not-found") return notApplicable("We found no privacy policy.");
    const policies = policiesRead(evidence);
    if (policies.size === 0) return couldNotRun("We could not read the privacy policy.");
    const foreign = readPages(evidence).flatMap((read) => foreignPolicyOf(read, policies));
    const [first] = foreign;
    if (first === undefined) return passed;
    // A single page that asks for nothing may be a short introduction.
    const ofLanguage = foreign.filter(({ own }) => own === first.own);
    const isSure =
      ofLanguage.length > 1 || ofLanguage.some(({ page, asks }) => asks || page === evidence.site.startUrl);
    const told = `${isSure ? "Pages" : "A page"} in ${named(first.own)} ${isSure ? "link" : "links"} to a privacy policy in ${named(first.theirs)} alone.`;
    return verdictOf([
      {
        message: isSure
          ? told
          : `${told} Does the site address people who don't read ${named(first.theirs)}?`,
        page: first.page,
        component: `policy for pages in ${first.own}`,
        ...(isSure ? {} : { outcome: "review" as const }),
      },
    ]);
  },
});

/** Languages of the policies that were read, by address: that of their beginning, and others that whole parts are in. */
function policiesRead(evidence: Evidence): Map<string, Set<string>> {
  const pages = readPages(evidence);
  const linked = new Set(
    pages.flatMap((read) => policyLinksOf(read).map(({ href }) => withoutFragment(href ?? ""))),
  );
  return new Map(
    pages
      .filter(
        ({ page, document }) => linked.has(withoutFragment(page.finalUrl)) && isLong({ page, document }),
      )
      .flatMap(({ page, document }) => {
        const language = codeOf(languageOfPolicy(document));
        if (language === null) return [];
        const others = partsOf(document.text).flatMap((part) => surelyOther(part, language) ?? []);
        return [[withoutFragment(page.finalUrl), new Set([language, ...others])] as const];
      }),
  );
}

/** Parts of a text long enough to tell their language. */
function partsOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${PART}}`, "g")) ?? [];
}

/** Where all of the policies that a page links to were read, and are in another language than its own. */
function foreignPolicyOf(
  read: ReadPage,
  policies: ReadonlyMap<string, ReadonlySet<string>>,
): { page: string; own: string; theirs: string; asks: boolean }[] {
  const { page } = read;
  const own = languageOf(read);
  if (own === null || !isLong(read) || policies.has(withoutFragment(page.finalUrl))) return [];
  const theirs = policyLinksOf(read).map(({ href }) => policies.get(withoutFragment(href ?? "")));
  const [first] = theirs[0] ?? [];
  const isForeign = theirs.every((languages) => languages !== undefined && !languages.has(own));
  // A policy in the page's language that others link to is there, if hard to find.
  const isElsewhere = [...policies.values()].some((languages) => languages.has(own));
  if (first === undefined || !isForeign || isElsewhere) return [];
  const asks = read.document.forms.some(({ fields }) => fields.some(asksForPersonalData));
  return [{ page: page.finalUrl, own, theirs: first, asks }];
}

/** What a page declares must be what it is written in, or else what its address says. */
function languageOf({ page, document }: ReadPage): string | null {
  const declared = codeOf(document.lang);
  if (declared === null) return null;
  const written = surelyOther(document.text.slice(0, BEGINNING), declared);
  if (written === null) return declared;
  const folder = URL.parse(page.finalUrl)?.pathname.split("/")[1]?.split("-")[0]?.toLowerCase();
  return folder === written ? written : null;
}

function isLong({ document }: ReadPage): boolean {
  return document.wordCount >= FEWEST_WORDS;
}

function codeOf(language: string | null): string | null {
  return /^[a-z]{2,3}(?![a-z])/i.exec(language ?? "")?.[0].toLowerCase() ?? null;
}

function named(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}
