import { notApplicable, passed, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { isOfCalifornia } from "#checks/privacy/reading/californian.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted, sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";

export const prvPolicyChanges = privacySiteCheck({
  id: "prv-policy-changes",
  group: "policy",
  severities: { EU: "low", CA: "low", US: "low" },
  sources: [
    "California Business and Professions Code §22575(b)(3)",
    "FTC Act §5 (changes to a policy that reach back)",
    "Article 29 Working Party, guidelines on transparency WP260 rev.01, section on changes",
  ],
  defect: "Privacy policy that may change without notice",
  title: "The privacy policy says how people learn of changes",
  whyItMatters:
    "The policy says that it may change at any time without notice. People agreed to what they read. California asks policies to say how they learn of important changes, and European guidelines call it unfair to leave it to them to look.",
  businessImpact:
    "A change that nobody was told of may not count. Regulators have made companies undo such changes, and delete what they collected under them.",
  fixSteps: [
    'Take the words "without notice" out of the policy.',
    "Say how you tell people of important changes, such as by email to customers and in a notice on the home page, and how long before.",
    "Keep earlier versions, and ask again for consent where a change goes beyond it.",
  ],
  effort: "S",
  likelyOwner: "legal",
  resources: [FTC_PRIVACY, GDPR],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const sentences = sentencesOf(document.text).filter((sentence) => CHANGES.test(sentence));
      if (sentences.length === 0) return notApplicable("The privacy policy doesn't speak of its changes.");
      const found = sentences.find((sentence) => WITHOUT_NOTICE.test(sentence) && !SMALL.test(sentence));
      if (found === undefined || sentences.some((sentence) => TELLS.test(sentence))) return passed;
      const told = `The policy says “${quoted(withoutHeading(found, found.search(CHANGES)))}”.`;
      const isSure = evidence.profiles.includes("CA") && readPages(evidence).some(isOfCalifornia);
      return verdictOf([
        {
          message: isSure ? told : `${told} Do people learn of important changes in another way?`,
          page: page.finalUrl,
          component: "changes of the policy",
          ...(isSure ? {} : { outcome: "review" as const }),
        },
      ]);
    }),
});

const CHANGES =
  /(?<!\p{L})(?:chang|modif|amend|updat|revis)\p{L}*|[äa]nder|anpass(?:en|ung)|aktualisier|modific|cambi(?:ar|os|amos)|aggiorn|wijzig|aanpass|zmieni|zmian/iu;
const WITHOUT_NOTICE =
  /without (?:\p{L}+ )?(?:notice|notification|warning|announcement)|without (?:notifying|informing|telling)|ohne (?:\p{L}+ )?(?:ank[üu]ndigung|benachrichtigung|mitteilung|hinweis|vorank[üu]ndigung)|sans (?:pr[ée]avis|avis pr[ée]alable|avertissement|vous (?:en )?(?:informer|avertir|pr[ée]venir))|sin (?:previo aviso|aviso previo|notificaci[óo]n|preaviso)|senza (?:preavviso|alcun preavviso|previa comunicazione)|zonder (?:voorafgaande )?(?:kennisgeving|aankondiging|bericht)|bez (?:wcze[śs]niejszego )?(?:powiadomienia|uprzedzenia)/iu;
const SMALL =
  /(?<!\p{L})(?:minor|typograph\p{L}*|editorial|not (?:change|modify|amend)|never (?:change|modify|amend)|geringf[üu]gig\p{L}*|redaktionell\p{L}*|mineur\p{L}*|menor\p{L}*|kleine)(?!\p{L})/iu;
const TELLS =
  /(?:notify|inform|tell|e-?mail|alert) (?:you|our customers|customers|users|people|registered|everyone)|(?:post|place|publish|show|provide|give)\p{L}* (?:an? |you )?(?:\p{L}+ )?notice|informieren (?:wir )?(?:sie|kunden)|benachrichtigen|vous (?:informe|avertiss|notifie)|(?:le|les|te) (?:informa|avisa|notifica)|(?:vi|ti|la) (?:informer|avviser)|(?:u|je) (?:informeren|op de hoogte)/iu;
