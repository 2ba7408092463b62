import { passed, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import { controllersIn, withoutBusiness } from "#checks/privacy/reading/named-controllers.ts";
import { emailsIn } from "#checks/privacy/reading/personal-values.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { siteOf } from "#checks/privacy/reading/site-address.ts";
import { ownWords, siteNames, tellingWords } from "#checks/privacy/reading/site-names.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

/** A name and its legal form, in the languages of Europe and in American English. */
const COMPANY =
  /(\p{Lu}[\p{L}\d&'’.-]*[ ,]+(?:(?:\p{Lu}[\p{L}\d&'’.-]*|del?|la|le|les|du|des|di|da|von|van|und|et|y|e|en|&)[ ,]+){0,5})(GmbH(?: & Co\.? KG)?|AG|UG|KG|OHG|e\.? ?K\.?|SARL|SASU?|EURL|SCI|Ltd|Limited|LLC|LLP|Inc|Corp(?:oration)?|S\.? ?L\.?U?|S\.?A\.?|S\.?r\.?l|S\.?p\.?A|B\.?V|Sp\. ?z ?o\.? ?o|Lda|Oy|AB|ApS|A\/S|s\.?r\.?o)(?![\p{L}\d])/gu;
/** Sentences that name who answers for the policy, and not who works for it. */
const RESPONSIBLE =
  /controller|responsib|operated by|(?:owned|run|published) by|we are|\("?[“"]?(?:we|us|our)\b|\([^)]{0,60}["“](?:we|us|our)["”]|verantwortlich|betreiber|responsable|titolare|verantwoordelijk|administrator(?:em)? danych|respons[áa]vel|[ée]diteur|ansvarig|ansvarlig|rekisterinpit[äa]j[äa]|spr[áa]vce/i;
const PROCESSOR =
  /processor|provider|vendor|host(?:ing|ed)|dienstleister|anbieter|auftragsverarbeit|sous-traitant|h[ée]berg|prestataire|proveedor|encargad|fornitore|responsabile del trattamento|verwerker[^v]|leverancier|dostawc|podmiot przetwarzaj|fornecedor|subcontrat|google|meta |facebook|microsoft|amazon/i;

export const prvPolicyOther = privacySiteCheck({
  id: "prv-policy-other",
  group: "policy",
  severities: { EU: "high", CA: "medium", US: "medium" },
  sources: ["GDPR Art. 13(1)(a)", "FTC Act §5 (deceptive practices)"],
  defect: "Privacy policy that seems to be another company's",
  title: "The privacy policy names the company behind the site",
  whyItMatters:
    "A policy has to tell visitors who is responsible for their data. This one names a company that we found nowhere else on the site, and never the site itself.",
  businessImpact:
    "A copied policy promises what someone else does. Visitors write to the wrong company, and you answer for promises you never made.",
  fixSteps: [
    "Check whether the company we name is yours, for example your parent company. If so, say in the policy how it belongs to this site.",
    "If the text was copied or left over from a template, replace it with a policy that says what your own site does.",
    "Name your company with its address, and set a new date.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const pages = readPages(evidence);
      const others = pages
        .filter((one) => one.page !== page)
        .map((one) => one.document.text)
        .filter((text) => text !== document.text);
      const policy = withoutTitle(ownWords(document.text, others), document);
      const companies = others.length === 0 ? [] : companiesIn(policy);
      if (companies.length === 0) return passed;
      const said = new Set(tellingWords(policy));
      const names = siteNames(pages, evidence.site.startUrl);
      if (names.flatMap(ownWordsOf).some((word) => said.has(word))) return passed;
      const elsewhere = new Set([...others, ...names].flatMap(tellingWords));
      const foreign = companies.find((name) => ownWordsOf(name).every((word) => !elsewhere.has(word)));
      if (foreign === undefined) return passed;
      const told = `The policy names “${foreign}”, which we found nowhere else on the site, and doesn't name the site`;
      const domain = domainOf(foreign, policy, evidence.site.startUrl);
      return verdictOf([
        {
          message:
            domain === null
              ? `${told}. Is it your policy?`
              : `${told}. Its email address is of ${domain}, and none in it is of this site.`,
          page: page.finalUrl,
          component: "company in the policy",
          ...(domain === null ? { outcome: "review" as const } : {}),
        },
      ]);
    }),
});

/** The domain of a policy's email addresses where it is that of the company named; null where one is of the site, or of neither. */
function domainOf(company: string, policy: string, startUrl: string): string | null {
  const domains = emailsIn(policy).map((email) => siteOf(`https://${email.split("@")[1] ?? ""}/`) ?? "");
  if (domains.includes(siteOf(startUrl) ?? startUrl)) return null;
  const named = ownWordsOf(company);
  return (
    domains.find((domain) => named.some((word) => domain.split(".")[0]?.includes(word) === true)) ?? null
  );
}

/** A heading that repeats the page's title comes from the template and not from the policy. */
function withoutTitle(text: string, { title, headings }: DocumentSnapshot): string {
  const name = (title ?? "").replaceAll(/\s+/g, " ").trim();
  const isHeading = headings.some((heading) => heading.text.replaceAll(/\s+/g, " ").trim() === name);
  return isHeading && name !== "" ? text.replace(name, " ") : text;
}

/** Words of a name that tell it from others of its trade. */
function ownWordsOf(name: string): string[] {
  return withoutBusiness(tellingWords(name));
}

/** Companies with their legal forms, or named as controllers, of sentences that say who is responsible. */
function companiesIn(policy: string): string[] {
  return sentencesOf(policy)
    .flatMap((sentence) => {
      if (!RESPONSIBLE.test(sentence) || PROCESSOR.test(sentence)) return [];
      const companies = [...sentence.matchAll(COMPANY)].map(([whole]) =>
        whole.replaceAll(/\s+/g, " ").trim(),
      );
      return [...companies, ...controllersIn(sentence)];
    })
    .filter((name) => tellingWords(name).length > 0);
}
