import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readHome, readPages, type ReadPage, wordsOf } from "#checks/privacy/reading/documents.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import { schemaOrgNodes } from "#checks/seo/structured-data-nodes.ts";

export const prvHipaaNotice = privacySiteCheck({
  id: "prv-hipaa-notice",
  group: "policy",
  severities: { US: "high" },
  sources: ["HIPAA Privacy Rule, 45 CFR §164.520(c)(3)(i)"],
  defect: "No Notice of Privacy Practices",
  title: "A health care provider's site shows its Notice of Privacy Practices",
  whyItMatters:
    "Doctors, dentists, therapists and clinics that bill insurers electronically fall under the federal health privacy law (HIPAA). If they have a site about their services, their Notice of Privacy Practices must be prominent on it. A website's privacy policy doesn't replace it.",
  businessImpact:
    "The notice is easy to look for, so that patients and the Office for Civil Rights find its absence at once. It often starts a wider review.",
  fixSteps: [
    "Take the notice that you give to new patients, and check with your lawyer that it is up to date.",
    "Publish it as a page, or as a PDF that screen readers can read.",
    'Link to it as "Notice of Privacy Practices" in the footer of every page.',
  ],
  effort: "M",
  likelyOwner: "legal",
  passesByPresence: true,
  resources: [
    {
      title: "HHS: Notice of Privacy Practices for protected health information",
      url: "https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/privacy-practices-for-protected-health-information/index.html",
    },
  ],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const { isProvider, isPlain } = providerOf(pages);
    if (!isProvider) return notApplicable("The site doesn't seem to be a US provider's that bills insurers.");
    if (pages.some(showsNotice)) return passed;
    const home = readHome(evidence) ?? pages[0];
    const isPlainlyMissing = isPlain && !pages.some(({ document }) => NOTICE.test(document.text));
    return verdictOf([
      {
        message: isPlainlyMissing
          ? "The site speaks of patients, appointments or doctors, and accepted insurance. None of the pages we visited is or links to a Notice of Privacy Practices."
          : "The pages we visited don't link to a Notice of Privacy Practices. Are you a health care provider that bills insurers electronically?",
        page: home?.page.finalUrl ?? evidence.site.startUrl,
        component: "notice of privacy practices",
        ...(isPlainlyMissing ? {} : { outcome: "review" as const }),
      },
    ]);
  },
});

const NOTICE =
  /privacy[- _]practices|(?<!\p{L})hipaa(?!\p{L})(?![- ](?:compliant|certified|compliance))|pr[áa]cticas de privacidad/iu;
const NOTICE_FILE = /privacy-?_?practices|hipaa|(?:^|[/_-])npp(?:[._-]|$)|practicas-de-privacidad/i;

function showsNotice({ page, document }: ReadPage): boolean {
  return (
    NOTICE.test(subjectOf(document)) ||
    document.headings.some(({ text }) => NOTICE.test(text)) ||
    NOTICE_FILE.test(page.finalUrl) ||
    document.links.some(({ text, href }) => NOTICE.test(text) || NOTICE_FILE.test(href ?? ""))
  );
}

/** What schema.org calls places and people of care; pharmacies and veterinarians are something else. */
const CARE_TYPES =
  /^(?:MedicalClinic|Physician|IndividualPhysician|PhysiciansOffice|Dentist|Hospital|MedicalBusiness|MedicalOrganization|CommunityHealth|Dermatology|Emergency|Geriatric|Gynecologic|Midwifery|Obstetric|Oncologic|Optometric|Otolaryngologic|Pediatric|PhysicalTherapy|Physiotherapy|PlasticSurgery|Podiatric|PrimaryCare|Psychiatric|CovidTestingFacility)$/;
const CARE_NAMES =
  /(?<!\p{L})(?:clinic|dental|dentist(?:ry)?|orthodont\p{L}+|dermatolog\p{L}+|pediatric\p{L}*|(?:family|internal) medicine|medical (?:group|center|associates)|hospital|physical therapy|physicians?|psychiatr\p{L}+|counseling|optometr\p{L}+|cardiolog\p{L}+|women['’]s health|gyn(?:a?e)?colog\p{L}+|obstetric\p{L}*|midwi\p{L}+|birth center|health center|oncolog\p{L}+|neurolog\p{L}+|urolog\p{L}+|behavioral health|surgery center|orthop[a]?edic\p{L}*|allerg\p{L}+|urgent care|ob-?gyn|podiatr\p{L}+|chiropract\p{L}+)(?!\p{L})/iu;
const PATIENTS =
  /(?<!\p{L})(?:(?:our|new|see|sees|seeing|treats?|treating|existing|established|accepting(?: new)?) patients|patient (?:portal|forms|intake|paperwork|registration|resources)|for patients)(?!\p{L})/iu;
const APPOINTMENTS =
  /(?<!\p{L})(?:appointments?|(?:book|schedule|request) (?:a|an|your) (?:[\p{L}-]+ ){0,3}(?:visit|consultation|exam|cleaning|session))(?!\p{L})/iu;
const PROVIDERS =
  /(?<!\p{L})(?:(?:our|meet (?:our|the|your)) (?:doctors?|providers?|physicians?|dentists?|therapists?|clinicians?|psychiatrists?|optometrists?|allergists?|pediatricians?)|board[- ]certified)(?!\p{L})|(?<!\p{L})Dr\. \p{Lu}|, ?(?:M\.?D|D\.?O|D\.?D\.?S|D\.?M\.?D|F?NP|PA-C|O\.?D|LCSW|LMFT|DPT)\.?(?!\p{L})/u;
const INSURANCE =
  /(?:most|major|many|all) (?:[\p{L}-]+ ){0,3}insuranc\p{L}+(?: (?:plans?|carriers|companies))?(?: (?:is|are))? (?:accepted|welcome)|(?<!\p{L})we (?:accept|take|bill|work with|file with|are in[- ]network with|participate (?:in|with))[^.!?]{0,80}(?:insuranc|Medicare|Medicaid|Aetna|Cigna|Blue Cross|Delta Dental|Humana|United ?Healthcare|Tricare)|insurance(?: plans?| carriers)? (?:that )?(?:we|our \p{L}+) (?:accept|take)|accepted insurance|(?:Medicare|Medicaid|insurance) (?:is |are |and \p{L}+ )?accepted|in[- ]network (?:with|for|provider)|bill your insurance/iu;
/** What only those do who bill insurers: they look up benefits, send claims and collect copays. */
const BILLING =
  /(?<!\p{L})(?:[Ww]e |(?:[Oo]ur|[Tt]he) (?:\p{L}+ ){1,3})(?:will |can |also )?(?:(?:check|verif|confirm)\p{L}* (?:your|patients['’]?|the|insurance) (?:\p{L}+ )?(?:coverage|benefits|eligibility|insurance)|(?:submit|file|send)s? (?:(?:a|an|your|the|all|any|insurance) )*claims?|(?:work|participate|contract)s? with (?:[\p{L}-]+ ){0,3}(?:health|insurance|medical|\p{Lu}\p{L}+) plans)(?!\p{L})|(?<!\p{L})(?:your|of) (?:co-?pays?|copayments?|insurance card)(?!\p{L})|(?:health|dental|vision) plans? (?:is |are )?accepted/u;
/** Most who give patients an account keep records and bill as the federal law means it; a person knows. */
const HAS_PORTAL = /(?<!\p{L})patient portal|my ?chart(?!\p{L})/iu;
const NO_INSURANCE =
  /(?:do not|don['’]t|does not|doesn['’]t|no longer) (?:accept|take|bill|work with|participate|(?:submit|file) claims)[^.!?]{0,40}insuranc|(?:cash|self)[- ]pay only|out[- ]of[- ]network (?:only|provider)|private[- ]pay (?:only|practice)|without insurance companies/iu;
const IN_THE_US =
  /(?<!\p{L})[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)|(?<!\p{L})(?:Medicare|Medicaid|HIPAA|Tricare|Blue Cross|Aetna|Cigna|Delta Dental|UnitedHealthcare)(?!\p{L})/u;
/** Care for animals, and those who sell to providers, insure people or write about care. */
const OTHERS =
  /(?<!\p{L})(?:veterinar\p{L}+|animal (?:hospital|clinic)|pet (?:hospital|clinic)|vets?|(?:software|solutions|supplies|supply|equipment|marketing|platform|billing|staffing) for (?:\p{L}+ )?(?:practices|clinics|dentists|providers|physicians|hospitals|doctors)|wholesale|distributor|manufacturer|dental suppl\p{L}+|ehr|prescribing information|important safety information|blog|magazine|news|directory|find a (?:doctor|dentist|therapist) near|insurance (?:company|broker|agency)|gym)(?!\p{L})/iu;
const FEW = 4;

/** Who seems to be a provider that bills insurers, and whether all of it is said plainly. */
function providerOf(pages: readonly ReadPage[]): { isProvider: boolean; isPlain: boolean } {
  const nothing = { isProvider: false, isPlain: false };
  const words = pages.map(({ document }) => wordsOf(document)).join("\n");
  const about = pages
    .slice(0, FEW)
    .map(({ document }) => aboutOf(document))
    .join(" ");
  const saysSo = INSURANCE.test(words) || BILLING.test(words);
  const billsInsurers = (saysSo || HAS_PORTAL.test(words)) && !NO_INSURANCE.test(words);
  if (!IN_THE_US.test(words) || !billsInsurers) return nothing;
  if (OTHERS.test(about) || /(?:prescribing|important safety) information|veterinar/i.test(words))
    return nothing;
  const types = pages.slice(0, FEW).flatMap(({ document }) => typesIn(document));
  const isStated = types.some((type) => CARE_TYPES.test(type));
  const said = [PATIENTS, APPOINTMENTS, PROVIDERS].filter((sign) => sign.test(words)).length;
  return {
    isProvider: (isStated || CARE_NAMES.test(about)) && said >= 2,
    isPlain: saysSo && isStated && said >= 2,
  };
}

function aboutOf(document: ReadPage["document"]): string {
  const description = document.metas.find(({ name }) => name === "description")?.content ?? "";
  return `${subjectOf(document)} ${description}`;
}

function typesIn({ structuredData }: ReadPage["document"]): string[] {
  return structuredData.flatMap(({ value }) => schemaOrgNodes(value)).flatMap(({ types }) => types);
}
