import { BETWEEN_SENTENCES } from "#checks/between-sentences.ts";
import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import {
  isPolicyName,
  leadsNowhere,
  leadsToPolicy,
  type PolicyLinkCandidate,
} from "#checks/privacy/policy-link.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { isBehindSignIn } from "#checks/privacy/reading/account-words.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { type ReadPage, readPages, withDocument } from "#checks/privacy/reading/documents.ts";
import { asksForHealth, asksForPersonalData, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { policyLinksOf } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, FormRef, LinkRef } from "#evidence/document.ts";

export const prvFormPolicy = privacyPageCheck({
  id: "prv-form-policy",
  group: "forms",
  severities: { EU: "medium", CA: "medium", US: "low" },
  sources: ["GDPR Art. 13", "11 CCR §7012 (notice at collection)"],
  defect: "Form without a link to the privacy policy",
  title: "Forms that ask for personal data link to the privacy policy",
  whyItMatters:
    "People should learn what happens to their data at the moment they give it. The form is the best place for that, or at least the same page.",
  businessImpact: "One line with a link costs nothing, and people are more willing to fill in the form.",
  fixSteps: [
    "Add a sentence below the form that says what you use the data for, with a link to your privacy policy.",
    "Keep a link to the policy on every page, such as in the footer. Landing pages need it, too.",
  ],
  effort: "S",
  resources: [GDPR, CCPA_REGULATIONS],
  evaluate: (page, evidence) =>
    withDocument(page, (document) => {
      const asking = document.forms.filter((form) => form.fields.some(asksForPersonalData) && !isLogIn(form));
      if (asking.length === 0) return notApplicable("No form on the page asks for personal data.");
      const read = { page, document };
      const onPage = policyLinksOf(read).length > 0;
      const footer = document.links.filter(({ inFooter }) => inFooter);
      const without = asking.filter(
        (form) => !onPage && !form.links.some((link) => leadsToPolicy(link, read)),
      );
      return verdictOf([
        ...asking
          .filter((form) => !without.includes(form))
          .flatMap((form) => unexplained(form, read, evidence)),
        ...without.map((form) => {
          const [emptyLink] = [
            ...emptyLinks(form.links, read, "at the form"),
            ...emptyLinks(footer, read, "in the footer"),
          ];
          return { page: page.finalUrl, element: form, ...unlinked(form, document, emptyLink) };
        }),
      ]);
    }),
});

const EXPLAINS =
  /privacy|data protection|confidential|consent|datenschutz|einwillig|schweigepflicht|vertraulich|confidentialit|donn[ée]es personnelles|consentement|privacidad|protecci[óo]n de datos|consentimiento|riservatezza|trattamento dei (?:miei )?dati|consenso|gegevensbescherming|toestemming|privacyverklaring|prywatno|danych osobowych|zgod[aęy]|privacidade|consentimento/iu;

const SPEAKS_OF_DATA = new RegExp(
  String.raw`${EXPLAINS.source}|personal data|(?:gdpr|dsgvo|rgpd|avg|rodo)(?!\p{L})|personenbezogen|datos personales|dati personali|persoonsgegevens|dados pessoais|personuppgift|personoplysning|henkil[öo]tie`,
  "iu",
);

/**
 * A link far away does for an address, but who tells of an illness should learn at the form what becomes of it. In Europe
 * the information belongs where the data are asked for: guidelines WP260 rev.01.
 */
function unexplained(form: FormRef, read: ReadPage, evidence: Evidence): Defect[] {
  if (EXPLAINS.test(form.text) || form.links.some((link) => leadsToPolicy(link, read))) return [];
  const place = { page: read.page.finalUrl, element: form, outcome: "review" as const };
  const health = form.fields.filter(asksForHealth);
  if (health.length > 0) {
    const message = `A form asks for ${askedFor(health)}, and nothing at the form says what happens to what people tell of their health. Are they told, and asked to agree, elsewhere?`;
    return [{ ...place, message }];
  }
  const asked = form.fields.filter(asksForPersonalData);
  const isEuropean = evidence.profiles.includes("EU");
  if (!isEuropean || asked.length < FEWEST_ASKED || isBehindSignIn(form, read.document)) return [];
  if (isExplainedNearby(read, evidence)) return [];
  const message = `A form asks for ${askedFor(asked)}, and only a link in the footer or menu leads to the privacy policy. Do people learn at the form who gets the data and why?`;
  return [{ ...place, message }];
}

/** A lone address is for a newsletter, whose purpose is plain. */
const FEWEST_ASKED = 2;

/** Whether the page speaks of data protection other than in links of its footer and menus, marked up as such or not. */
function isExplainedNearby(read: ReadPage, evidence: Evidence): boolean {
  const { text, links } = read.document;
  const isOfSite = linksOfAll(evidence);
  const [far, near] = [true, false].map((isFar) =>
    links.filter((link) => (link.inFooter || link.inNav || isOfSite(link)) === isFar),
  );
  const banner = bannerWords(evidence);
  const isOfBanner = (link: Pick<LinkRef, "text">) =>
    link.text.trim() !== "" && banner.includes(plain(link.text));
  if (near?.some((link) => !isOfBanner(link) && leadsToPolicy(link, read)) === true) return true;
  const words = far?.reduce((rest, link) => rest.replace(link.text.trim(), " "), text) ?? text;
  return SPEAKS_OF_DATA.test(withoutBanner(plain(words), banner));
}

/** The consent banner, which stands on every page until it is answered, explains no form. */
function bannerWords({ site: { privacy } }: Evidence): string {
  const banner = privacy.gathered && privacy.value.banner.gathered ? privacy.value.banner.value : null;
  return plain(banner?.text ?? "");
}

/** Whole, and its sentences one by one: pages and banners may be read with other words between. */
function withoutBanner(words: string, banner: string): string {
  const parts = banner.split(BETWEEN_SENTENCES).filter((part) => part.length >= SHORTEST_PART);
  return [banner, ...parts].reduce((rest, part) => rest.replace(part, " "), words);
}

const SHORTEST_PART = 12;

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Pages that show what stands on all of them. */
const FEWEST_PAGES = 3;

function linksOfAll(evidence: Evidence): (link: Pick<LinkRef, "href" | "text">) => boolean {
  const pages = readPages(evidence);
  if (pages.length < FEWEST_PAGES) return () => false;
  const known = pages.map(
    ({ document }) => new Set(document.links.map(({ href, text }) => `${href} ${text.trim()}`)),
  );
  return ({ href, text }) => known.every((page) => page.has(`${href} ${text.trim()}`));
}

/** Sentences on links that are called privacy policy and lead to none. */
function emptyLinks(links: readonly PolicyLinkCandidate[], read: ReadPage, place: string): string[] {
  return links.flatMap((link) => {
    const end = leadsNowhere(link, read);
    return end === null ? [] : [`The link “${link.text.trim()}” ${place} ${end}`];
  });
}

/** Pages that are called after terms or policies, and may speak of data, too. */
const MAY_HOLD_POLICY =
  /(?<!(?:refunds?|returns?|shipping|delivery|cancellation|cookies?|exchange) )(?<!\p{L})polic(?:y|ies)(?!\p{L})|rechtliche hinweise|mentions l[ée]gales|aviso legal|note legali/iu;

/** A script may answer to a link without an address or to a button, and an account has its own way in, so a person looks. */
function unlinked(
  form: FormRef,
  document: DocumentSnapshot,
  emptyLink: string | undefined,
): Pick<Defect, "message" | "outcome"> {
  const asked = `A form asks for ${askedFor(form.fields.filter(asksForPersonalData))}`;
  const missing = `${asked}. Nothing on the page links to the privacy policy.`;
  const vague = form.links.find(({ text }) => MAY_HOLD_POLICY.test(text) && !isPolicyName(text));
  const button = document.buttons?.find(isPolicyName);
  const question =
    (emptyLink !== undefined && `${asked}. ${emptyLink}. Does it open the privacy policy?`) ||
    (vague !== undefined && `${missing} Is it behind the link “${vague.text.trim()}”?`) ||
    (button !== undefined && `${missing} Does the button “${button}” open it?`) ||
    (isBehindSignIn(form, document) && `${missing} Do people see the policy before they get an account?`);
  return question === false ? { message: missing } : { message: question, outcome: "review" };
}
