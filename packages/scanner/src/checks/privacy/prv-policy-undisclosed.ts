import { couldNotRun, type Defect, notApplicable, verdictOf } from "#check.ts";
import type { ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { cloakedRequests } from "#checks/privacy/reading/cloaked-trackers.ts";
import { type ReadPage, readPages } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { policiesOf, withoutFragment, withPolicy } from "#checks/privacy/reading/policy.ts";
import { ownWords } from "#checks/privacy/reading/site-names.ts";
import { isThirdParty, siteOf } from "#checks/privacy/reading/site-address.ts";
import {
  byVendor,
  requestsFor,
  TRACKING,
  trackingRequests,
  whoIs,
} from "#checks/privacy/reading/third-parties.ts";
import { isReadWhole } from "#checks/privacy/reading/whole-policy.ts";
import type { Evidence } from "#evidence.ts";
import type { FormRef } from "#evidence/document.ts";

/** Words by which a policy covers a kind of vendor without naming it. */
const CATEGORY_WORDS: Partial<Record<ThirdPartyPurpose, RegExp>> = {
  advertising: /advertis|retarget|marketing partners|ad networks?|werb|publicit/i,
  analytics: /analytics|measure(?:ment)?|statisti|audience/i,
  "session-replay":
    /session (?:replay|recording)|record(?:s|ing)? (?:of )?(?:your )?(?:visit|session|mouse|clicks)|heat ?map/i,
  social:
    /social[- ](?:media|network|plug)|sozialen? (?:medien|netzwerk)|r[ée]seaux sociaux|redes? social|rete sociale|sociale media/i,
  video: /v[ií]d[ée]o/i,
  maps: /\bmaps?\b|karten(?:dienst|material)?\b|\bcartes?\b|\bmapas?\b|\bmapp[ae]\b|kaart/i,
  chat: /\bchat|messag/i,
};
/** What companies get, in European eyes, of everyone who opens a page with something of theirs in it. */
const EMBEDDED: readonly ThirdPartyPurpose[] = ["social", "video", "maps", "chat"];

export const prvPolicyUndisclosed = privacySiteCheck({
  id: "prv-policy-undisclosed",
  group: "policy",
  severities: { EU: "medium", CA: "medium", US: "medium" },
  sources: ["GDPR Art. 13(1)(e)", "FTC Act §5 (deceptive omissions)"],
  defect: "Companies not named in the privacy policy",
  title: "The privacy policy names who gets visitors' data",
  whyItMatters:
    "If your policy leaves out who really gets the data, it misleads readers. We compare the vendors we saw on your pages, and where your forms go, with the words of the policy.",
  businessImpact:
    "A tracker that the policy doesn't mention is a classic start for a claim that you deceived visitors.",
  fixSteps: [
    "For each vendor we list, decide whether you still need it. If not, remove it.",
    "Name the others in your policy, or at least say what kind of company they are, what they get and why.",
  ],
  effort: "M",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) => {
    const visits = visitsBeforeChoice(evidence).map(({ requests }) => [
      ...trackingRequests(requests, evidence.site.startUrl),
      ...(evidence.profiles.includes("EU") ? requestsFor(EMBEDDED, requests, evidence.site.startUrl) : []),
      ...cloakedRequests(evidence, requests),
    ]);
    const contacts = visits.toArray();
    const forms = formsToOthers(evidence);
    if (contacts.length === 0) return couldNotRun("We have no record of what the pages loaded.");
    const vendors = byVendor(contacts.flat());
    if (vendors.size === 0 && forms.length === 0)
      return notApplicable(
        "We saw no tracker, nothing embedded from others, and no form that goes to another company.",
      );
    return withPolicy(evidence, (policy) => {
      const { page, document } = policy;
      const told = withoutDenials(document.text);
      const undisclosed = [...vendors].filter(([vendor, [first]]) =>
        first === undefined ? false : !covers(told, vendor, first.purpose),
      );
      const isSilent = saysNothingOfOthers(policy, evidence);
      return verdictOf([
        ...undisclosed.map(([vendor, [first]]): Defect => {
          const purpose = first?.purpose ?? "tracking";
          const isSure = isSilent && TRACKING.some((one) => one === purpose);
          return {
            message: isSure
              ? `The site uses ${vendor} (${purpose}), and the policy has no word on this company, on what it does, or on anyone who gets data.`
              : `The site uses ${vendor} (${purpose}), but the policy doesn't name this company or what it does.`,
            page: page.finalUrl,
            component: `third party ${vendor}`,
            ...(isSure ? {} : { outcome: "review" as const }),
          };
        }),
        ...forms
          .filter(({ names }) => !names.some((name) => told.toLowerCase().includes(name.toLowerCase())))
          .map(({ names: [name = ""], on, form }) => ({
            message: `A form sends what people enter to ${name}, but the policy doesn't name this company. Does it say who gets the data?`,
            page: on,
            element: form,
            component: `form to ${name}`,
            outcome: "review" as const,
          })),
      ]);
    });
  },
});

/** Recipients of any kind: whether their words cover a tracker, a person judges. */
const RECIPIENTS =
  /third[- ]part|(?:service )?providers?(?!\p{L})|partners?(?!\p{L})|vendors?(?!\p{L})|processors?(?!\p{L})|recipients?(?!\p{L})|affiliat|contractors?(?!\p{L})|compan(?:y|ies) (?:that|who|which|we)|(?:other|outside) (?:compan|organi[sz]ation|business|parties)|tools?(?!\p{L})|plug-?ins?(?!\p{L})|dritt|dienst(?:e|leister)?(?!\p{L})|anbieter|empf[äa]nger|auftragsverarbeit|plug|tiers|prestataire|partenaire|sous-traitant|destinataire|terceros|proveedor|encargad|destinatari|socios|terz[ie]|fornitor|responsabil|derden|leverancier|verwerker|ontvanger|odbiorc|podmiot|partner|terceiros|fornecedor|parceiro/iu;

/**
 * Whether a policy that was read whole is for a law that asks whom data go to, and says so of nobody. A cookie policy may
 * say it elsewhere.
 */
function saysNothingOfOthers(policy: ReadPage, evidence: Evidence): boolean {
  const { profiles } = evidence;
  if (!profiles.includes("EU") && !profiles.includes("CA")) return false;
  const { document, page } = policy;
  if (
    document.wordCount < FEWEST_WORDS ||
    !isReadWhole(policy) ||
    RECIPIENTS.test(ownTelling(policy, evidence))
  )
    return false;
  const here = withoutFragment(page.finalUrl);
  const linksToCookies = readPages(evidence).some((read) =>
    read.document.links.some(
      ({ text, href }) =>
        href !== null && withoutFragment(href) !== here && /cookie/i.test(`${text} ${href}`),
    ),
  );
  return policiesOf(evidence).length === 1 && !linksToCookies;
}

/** What the policy itself says, without its denials and what stands on other pages, too, such as a banner. */
function ownTelling({ page, document }: ReadPage, evidence: Evidence): string {
  const others = readPages(evidence)
    .filter((read) => read.page !== page)
    .map((read) => read.document.text);
  return withoutDenials(
    ownWords(
      document.text,
      others.filter((text) => text !== document.text),
    ),
  );
}

/** Of a policy, and not of the words around one. */
const FEWEST_WORDS = 100;

interface FormToOthers {
  /** By which a policy may name who gets the data, the best known first. */
  names: string[];
  on: string;
  form: FormRef;
}

/** Forms whose personal data go to another company's address, each company once. */
function formsToOthers(evidence: Evidence): FormToOthers[] {
  const { startUrl } = evidence.site;
  const found = readPages(evidence).flatMap(({ page, document }) =>
    document.forms
      .filter((form) => form.fields.some(asksForPersonalData) && !isLogIn(form))
      .filter(({ action }) => isThirdParty(action, startUrl))
      .map((form) => ({ names: namesOf(form.action), on: page.finalUrl, form })),
  );
  return [...new Map(found.toReversed().map((one) => [one.names[0], one])).values()].toReversed();
}

function namesOf(address: string): string[] {
  const domain = siteOf(address) ?? address;
  const owner = whoIs(address)?.vendor;
  return [...(owner === undefined ? [] : [owner]), domain, domain.split(".")[0] ?? domain];
}

/** Who says that these companies get the data says that no others do. */
const CLOSED_LIST =
  /(?:the )?following (?:third part(?:y|ies)|compan(?:y|ies)|partners|vendors|recipients|advertisers)[^.]{0,60}:|(?:an )?folgende (?:dritte|unternehmen|partner|empf[äa]nger)[^.]{0,40}:|(?:soci[ée]t[ée]s|tiers|partenaires|destinataires) suivant(?:e)?s[^.]{0,40}:|(?:siguientes|seguenti|volgende) (?:empresas|terceros|destinatarios|societ[àa]|terzi|destinatari|bedrijven|partijen|ontvangers)[^.]{0,40}:/iu;

/** @param told the policy without what it denies */
function covers(told: string, vendor: string, purpose: ThirdPartyPurpose): boolean {
  const name = vendor.replace(/ (?:Pixel|Tag|Insight Tag|Ads|session replay|plugin|embed|widget|Maps)$/i, "");
  const names = /^(?:facebook|instagram)$/i.test(name) ? [name, "Meta"] : [name];
  if (names.some((one) => told.toLowerCase().includes(one.toLowerCase()))) return true;
  const [brand = name] = name.split(" ");
  if (CLOSED_LIST.test(told) && !told.toLowerCase().includes(brand.toLowerCase())) return false;
  return CATEGORY_WORDS[purpose]?.test(told) ?? false;
}

const DENIAL =
  /(?<!\p{L})(?:(?:do|does|did|will)(?: not|n['’]t)|never|no (?:third|advertis|analytics|tracking|cookies)|findet? (?:[\p{L}]+ ){0,4}nicht statt|(?:erfolgt|werden|wird) (?:[\p{L}]+ ){0,6}nicht|kein(?:e|en|erlei)? (?:weitergabe|[üu]bermittlung|tracking|werbung|analyse)|aucune? (?:transmission|communication|publicit[ée])|(?:setzen|nutzen|verwenden|geben|verkaufen) (?:[\p{L}]+ ){0,6}(?:nicht|keine?n?)|ne (?:\p{L}+ ){1,4}pas|n['’]\p{L}+ (?:pas|aucune?)|no (?:usamos|utilizamos|vendemos|compartimos|cedemos|comunicamos|facilitamos)|non (?:usiamo|utilizziamo|vendiamo|cediamo|condividiamo|comunichiamo))(?!\p{L})/iu;

/** A policy that says it uses no advertising does not cover any. What comes after a 'but' still counts. */
function withoutDenials(policy: string): string {
  const sentences = policy.split(
    /(?<=[.!?;])\s+|\n+|\s(?=(?:but|except|unless|without your consent|aber|sondern|mais|sauf|pero|ma)\s)/iu,
  );
  return sentences.filter((sentence) => !DENIAL.test(sentence)).join(" ");
}
