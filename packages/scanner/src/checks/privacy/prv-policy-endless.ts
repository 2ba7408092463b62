import { type Defect, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted, sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";
import { vagueAt, vagueRetention } from "#checks/privacy/reading/vague-retention.ts";

const KEEPING =
  /(?<!\p{L})(?:keep|kept|retain\p{L}*|retention|stor(?:e|ed|ing)|hold|held|speicher\p{L}*|gespeichert|aufbewahr\p{L}*|bewahr(?:en|t)|behalten|conserv\p{L}+|gard(?:ons|ées?)|guard\p{L}+|almacen\p{L}+|bewaar\p{L}*|bewaren|przechow\p{L}+|lagra\p{L}*|lagrer|lagres|sparas|sparar|opbevar\p{L}*|oppbevar\p{L}*|gemmer|gemmes|s[äa]ily\p{L}*|uchov\p{L}*|armazen\p{L}*|trattien\p{L}+)(?!\p{L})/iu;
const OF_DATA =
  /(?<!\p{L})(?:information|data|details|profiles?|records?|accounts?|it|them|daten|angaben|sie|donn[ée]es|informations|datos|informaci[óo]n|dati|informazioni|gegevens|dane|danych|dados|(?:person)?uppgifter|(?:person)?oplysninger|(?:person)?opplysninger|tietoja(?:si)?|tietojasi|tiedot|[úu]daje)(?!\p{L})/iu;
const ENDLESS =
  /(?<!\p{L})(?:indefinitely|for an (?:indefinite|unlimited) (?:period|time)|for ever|forever|in perpetuity|permanently|(?:with )?no (?:set |fixed )?(?:expiration|expiry|end) date|without (?:a |any )?(?:time )?limit|no (?:time )?limit|for as long as (?:we (?:like|wish|want|choose|see fit|please)|it (?:may|might) be useful)|never (?:delete|erase)d?|unbegrenzt|unbefristet|auf unbestimmte zeit|dauerhaft|f[üu]r immer|ind[ée]finiment|sans limite (?:de (?:dur[ée]e|temps))?|pour une dur[ée]e (?:ind[ée]termin[ée]e|illimit[ée]e)|indefinidamente|sin l[íi]mite|por tiempo indefinido|a tempo indeterminato|illimitat\p{L}+|per sempre|onbeperkt|voor onbepaalde tijd|bezterminowo|indefinidamente|por tempo indeterminado)(?!\p{L})/iu;
/** What may be kept for good, or is said not to be. */
const FINE =
  /(?<!\p{L})(?:not|never keep|no (?:data|information|records?|details)|n[’']t|anonymi[sz]\p{L}*|aggregat\p{L}*|de-?identified|opt[- ]?outs?|suppression|unsubscri\p{L}+|block list|nicht|keine?|anonym\p{L}*|ne|pas|jamais|no se|non|niet|geen|nie|n[ãa]o|until|unless|delet\p{L}*|eras\p{L}*|remov\p{L}*|destroy\p{L}*|gel[öo]scht|l[öo]sch\p{L}*|vernichtet|supprim\p{L}+|effac\p{L}+|elimin\p{L}+|suprim\p{L}+|borr\p{L}+|cancell\p{L}+|verwijder\p{L}*|usu[nw]\p{L}+|apaga\p{L}*|bis|jusqu\p{L}*|hasta|fino|tot)(?!\p{L})/iu;
/** That something makes no difference is no condition: “whether or not you buy from us”. */
const NO_CONDITION =
  /(?<!\p{L})(?:whether or not|whether you|regardless of|even (?:if|when|after|though)|(?:auch|selbst|sogar) (?:wenn|nach)|unabh[äa]ngig davon|m[êe]me (?:si|apr[èe]s)|sea o no|aunque|incluso (?:si|despu[ée]s)|anche (?:se|dopo)|ook (?:als|na)|mesmo que|nawet (?:je[śs]li|po))(?!\p{L})[^.;,]*/giu;

export const prvPolicyEndless = privacySiteCheck({
  id: "prv-policy-endless",
  group: "policy",
  severities: { EU: "high", CA: "medium", KIDS: "high" },
  sources: [
    "GDPR Art. 5(1)(e) and Art. 13(2)(a)",
    "California Civil Code §1798.100(a)(3)",
    "COPPA Rule, 16 CFR §312.10",
  ],
  defect: "Personal data kept without a set end",
  title: "The privacy policy says when data are deleted",
  whyItMatters:
    "The policy says that personal data are kept without end, or no more than that they are kept as long as necessary. The law lets you keep them only as long as the purpose needs, and for children's data rules out an indefinite time in so many words.",
  businessImpact:
    "Whatever you still hold can leak, and must be found and handed out when someone asks for it.",
  fixSteps: [
    "For each kind of data, decide how long you need it, and what law asks you to keep it longer.",
    "Write these times, or how you set them, into the policy in place of the sentence we quote.",
    "Delete what is older, and let a job do that from now on.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const sentence = sentencesOf(document.text).find(isEndless);
      if (sentence === undefined) return verdictOf(vagueDefects(page.finalUrl, document.text));
      return verdictOf([
        {
          message: `The policy says that data are kept without end: “${quoted(withoutHeading(sentence, sentence.search(ENDLESS)))}”.`,
          page: page.finalUrl,
          component: "endless retention",
        },
      ]);
    }),
});

function vagueDefects(page: string, policy: string): Defect[] {
  const sentence = vagueRetention(policy, (one) => KEEPING.test(one) && OF_DATA.test(one));
  if (sentence === null) return [];
  const words = quoted(withoutHeading(sentence, vagueAt(sentence)));
  const message = `All that the policy says of how long data are kept is “${words}”. Can visitors tell when their data are deleted?`;
  return [{ message, page, severity: "medium", component: "vague retention", outcome: "review" }];
}

function isEndless(sentence: string): boolean {
  const without = sentence.replace(/never (?:delete|erase)d?/iu, "indefinitely").replaceAll(NO_CONDITION, "");
  return KEEPING.test(sentence) && OF_DATA.test(sentence) && ENDLESS.test(sentence) && !FINE.test(without);
}
