import { couldNotRun, type Defect, verdictOf } from "#check.ts";
import { POLICY_TOPICS, type PolicyTopic } from "#checks/privacy/data/policy-topics.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readHome, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { languageOfPolicy } from "#checks/privacy/reading/policy-language.ts";
import { hasPlainTrace } from "#checks/privacy/reading/plain-topics.ts";
import { emptyPolicy, withPolicy } from "#checks/privacy/reading/policy.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import { isEnglish, tellsOf, withoutSentences } from "#checks/privacy/reading/told-topics.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import { isReadWhole } from "#checks/privacy/reading/whole-policy.ts";
import type { Evidence } from "#evidence.ts";

type Profile = Evidence["profiles"][number];

export const prvPolicyContent = privacySiteCheck({
  id: "prv-policy-content",
  group: "policy",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: ["GDPR Art. 13", "11 CCR §7011(e)", "California Business and Professions Code §22575(b)"],
  defect: "Topics missing from the privacy policy",
  title: "The privacy policy covers every topic that the law expects",
  whyItMatters:
    "Each privacy law lists what a policy has to say. We look for the words that policies usually use for each topic. Where a topic may be there in other words, we ask.",
  businessImpact:
    "A gap in the policy is cheap to close. Questionnaires from business customers ask about it first.",
  fixSteps: [
    "Read your policy with the list of topics next to it.",
    "Add a paragraph for each topic that is really missing. Say what your site does, not what a template says.",
    "Ask your lawyer to review the result, and set a new date.",
  ],
  effort: "L",
  resources: [GDPR, CCPA_REGULATIONS],
  evaluate: (evidence) => {
    const empty = emptyPolicy(evidence);
    if (empty !== null) return verdictOf([tooShort(empty)]);
    return withPolicy(evidence, ({ page, document }) => {
      const lang = languageOfPolicy(document);
      const unread = languageNotRead(lang);
      if (unread !== null)
        return couldNotRun(`The privacy policy is in ${unread}, a language we don't read.`);
      const isPublic = isOfPublicBody({ page, document }, evidence);
      const expected = expectedTopics(evidence, lang).filter((one) => isPublic || !one.isOfPublicBodies);
      const storing = storesNothing(evidence)
        ? expected.filter(({ aboutStorage }) => !aboutStorage)
        : expected;
      const asked = needsNoConsent(evidence, document.text)
        ? storing.filter(({ aboutConsent }) => !aboutConsent)
        : storing;
      const missing = asked.filter((topic) => !tellsOf(topic, { text: document.text, lang }));
      const isPolicy = document.wordCount >= LONG_WORDS || asked.length - missing.length >= FEWEST_TOLD;
      const isWhole = isPolicy && isReadWhole({ page, document });
      const laws = isWhole ? lawsOf(evidence, { text: document.text, lang }) : { named: [], possible: [] };
      return verdictOf(
        missing.map((topic) => ({
          ...missingTopic(topic, { text: document.text, lang, laws }),
          page: page.finalUrl,
          component: `policy topic ${topic.name}`,
        })),
      );
    });
  },
});

interface Laws {
  /** Those of the laws chosen that the policy is for, by what it says. */
  named: Profile[];
  /** Those that it doesn't rule out, either. */
  possible: Profile[];
}

/** Without any word for it, in a policy that was read whole and is for the law, it is missing; else a person looks. */
function missingTopic(
  { name, laws: asking = {}, isForAll, traces }: PolicyTopic,
  { text, lang, laws }: { text: string; lang: string | null; laws: Laws },
): Pick<Defect, "message" | "outcome"> {
  const law = (isForAll ? laws.possible : laws.named)
    .map((profile) => asking[profile])
    .find((found) => found !== undefined);
  const told = withoutSentences(text, OF_THE_POLICY_ITSELF);
  return law === undefined || traces === undefined || traces.test(told) || hasPlainTrace(name, lang, told)
    ? { message: `We did not find this topic in the privacy policy: ${name}.`, outcome: "review" }
    : { message: `No word in the privacy policy speaks of this topic, which ${law} asks for: ${name}.` };
}

/** Of its own date and changes, which are no visitor's to ask for. */
const OF_THE_POLICY_ITSELF =
  /last (?:updated|changed|revised|modified)|(?:chang|updat|revis|amend|modif)[a-z]* (?:to )?(?:this|the|our) (?:privacy )?(?:policy|notice|statement|page)|^stand:|zuletzt (?:ge[äa]ndert|aktualisiert)|[äa]nderungen dieser|laatst (?:bijgewerkt|gewijzigd)|wijzig\w* (?:in|van) (?:deze|dit)|derni[èe]re mise [àa] jour|modifi\w* (?:de )?cette|[úu]ltima actualizaci[óo]n|(?:cambios|modificar) (?:en |de )?esta|ultimo aggiornamento|modific\w* (?:a |di )?questa/i;

const OF_CALIFORNIA = /california|\bccpa\b|\bcpra\b|\bcaloppa\b/i;
const OF_EUROPE =
  /\bgdpr\b|general data protection regulation|\b(?:european union|eea|european economic area)\b|2016\/679|adequacy decision/i;
const EUROPEAN_ENGLISH = /^en-(?:gb|ie|mt|cy)\b/i;
/** A policy in another language, or in British or Irish English, is for Europe. */
function lawsOf(evidence: Evidence, { text, lang }: { text: string; lang: string | null }): Laws {
  const { profiles } = evidence;
  const isElsewhere = lang !== null && lang !== "" && (!isEnglish(lang) || EUROPEAN_ENGLISH.test(lang));
  const isForEurope = OF_EUROPE.test(text) || isElsewhere;
  const isForCalifornia = OF_CALIFORNIA.test(text);
  const named = profiles.filter(
    (profile) => (profile === "EU" && isForEurope) || (profile === "CA" && isForCalifornia),
  );
  const isAsked = isForCalifornia || (!isForEurope && tracksVisitors(evidence));
  const possible = profiles.filter((profile) => profile === "CA" && isAsked);
  return { named, possible };
}

/** Whether a company that follows people from site to site was seen: only then does the law ask about signals. */
function tracksVisitors({ pages, site: { startUrl } }: Evidence): boolean {
  return pages.some(({ requests }) => trackingRequests(requests, startUrl).length > 0);
}

/** Words of a text that is a policy, and not the words around one, and topics that a shorter one tells. */
const LONG_WORDS = 150;
const FEWEST_TOLD = 3;
const UNFINISHED =
  /under construction|coming soon|work in progress|im aufbau|in (?:arbeit|bearbeitung|k[üu]rze)|en construction|bient[ôo]t disponible|en construcci[óo]n|pr[óo]ximamente|in (?:costruzione|allestimento)|in aanbouw|binnenkort|w (?:budowie|przygotowaniu)|em constru[çc][ãa]o|under (?:opbygning|uppbyggnad|oppbygging)/iu;

function tooShort({ page, document }: ReadPage): Defect {
  if (UNFINISHED.test(document.text)) {
    return {
      message: "The privacy policy is still under construction: its page says nothing of what it has to say.",
      page: page.finalUrl,
      component: "policy length",
    };
  }
  return {
    outcome: "review",
    message: `The privacy policy has only ${document.wordCount} words. Is all of it there?`,
    page: page.finalUrl,
    component: "policy length",
  };
}

/** Authorities by their host, or by what a site and its policy call whoever runs it. */
const PUBLIC_HOST = /(?:^|\.)(?:gov|gouv|gob|gub|overheid)\.[a-z]{2}$|\.(?:gov|gouv\.fr|gob\.es)$/i;
const PUBLIC_BODY =
  /(?<!\p{L})(?:Ayuntamiento (?:de|del) \p{Lu}|Diputaci[óo]n de \p{Lu}|Mairie (?:de|du|d['’]) ?\p{Lu}|Commune (?:de|du|d['’]) ?\p{Lu}|Comune di \p{Lu}|Gemeente \p{Lu}|Urz[ąa]d (?:Gminy|Miasta|Miejski)|C[âa]mara Municipal|Stadtverwaltung|Gemeindeverwaltung|Landratsamt|Verbandsgemeinde|(?:City|County|Borough|District|Town) Council)/u;

function isOfPublicBody(policy: ReadPage, evidence: Evidence): boolean {
  if (PUBLIC_HOST.test(evidence.site.host)) return true;
  const home = readHome(evidence);
  const names = home === null ? "" : `${home.document.title ?? ""} ${subjectOf(home.document)}`;
  return PUBLIC_BODY.test(names) && PUBLIC_BODY.test(policy.document.text);
}

/** American laws are not asked of a policy in another language while European law is what it is for. */
function expectedTopics({ profiles }: Evidence, lang: string | null): readonly PolicyTopic[] {
  const isForEurope = profiles.includes("EU") && lang !== null && lang !== "" && !isEnglish(lang);
  const asked: Evidence["profiles"] = isForEurope ? ["EU"] : profiles;
  return POLICY_TOPICS.filter((topic) => topic.profiles.some((profile) => asked.includes(profile)));
}

/** A site of which nothing was seen to be stored need not speak of it. */
function storesNothing({ pages, site: { privacy } }: Evidence): boolean {
  if (!privacy.gathered) return false;
  const visits = [privacy.value.fresh, ...pages];
  return visits.every(({ cookieWrites, storage }) => cookieWrites.length === 0 && storage.length === 0);
}

const SPEAKS_OF_CONSENT =
  /consent|(?<!\p{L})agree(?:s|d|ment)?(?!\p{L})|permission|newsletter|marketing|einwillig|zustimm|accord|consint|consens|toestemming|zgod|consenti|autoriz|publici|pubblic|werb|reclame|biulety|boletim/iu;
/** By which a policy says that what it does needs no consent. */
const OTHER_BASIS =
  /legitimate interest|berechtigte[sn]? interesse|int[ée]r[êe]t l[ée]gitime|inter[ée]s leg[íi]timo|interesse legittimo|legittimo interesse|gerechtvaardigd belang|prawnie uzasadnion|interesse leg[íi]timo|6 ?\(1\) ?\(?[bcef]\)|performance of (?:a |the |our )?contract/iu;

/** A policy that names another ground and says nothing of consent, on a site that asks for none and was not seen to track. */
function needsNoConsent(evidence: Evidence, text: string): boolean {
  const { privacy } = evidence.site;
  if (SPEAKS_OF_CONSENT.test(text) || !OTHER_BASIS.test(text) || !privacy.gathered) return false;
  const { banner } = privacy.value;
  return banner.gathered && banner.value === null && !tracksVisitors(evidence);
}

/** Those whose words for the topics we know. */
const LANGUAGES_READ = new Set(["en", "de", "fr", "es", "it", "nl", "pl", "pt"]);

/** The language of a policy whose words we don't know, by its English name; null for the others. */
function languageNotRead(lang: string | null): string | null {
  const code = /^[a-z]{2,3}(?![a-z])/i.exec(lang ?? "")?.[0].toLowerCase();
  if (code === undefined || LANGUAGES_READ.has(code)) return null;
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) ?? null;
}
