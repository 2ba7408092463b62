import { notApplicable, passed, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { namedAsInForce } from "#checks/privacy/reading/no-longer-in-force.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";

const SHIELD =
  /privacy[- ]?shield|datenschutz-?schild|bouclier (?:de protection des donn[ée]es|vie priv[ée]e)|escudo (?:de |de la )?privacidad|scudo (?:per la )?privacy|privacy-?schild|tarcz[aęy] prywatno[śs]ci|escudo de prote[çc][ãa]o/i;
/** Words that build on it, in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese. */
const RELIES =
  /certif|zertifi|\bfollow|in accordance|gem[äa][ßs]|compl(?:y|ies|iant|iance)|adhere|participa|guarante|ensure|provide[sd]?[^.]{0,30}adequate|adequate (?:level|protection)|based on|on the basis|under the|subject to|relies|rely|gew[äa]hr|angemessen|unterworfen|teilnehm|auf (?:der )?grundlage|garanti|garantiz|conforme|respecte|adh[ée]r|assur|aderi|ader|base (?:a|en|al)|gecertific|voldoet|zgodn|uczestnicz/i;
export const prvPolicyShield = privacySiteCheck({
  id: "prv-policy-shield",
  group: "policy",
  severities: { EU: "medium", CA: "low", US: "low" },
  sources: [
    "CJEU C-311/18 (Schrems II)",
    "GDPR Art. 13(1)(f) and Chapter V",
    "FTC Act §5 (deceptive practices)",
  ],
  defect: "Privacy policy relies on the invalid Privacy Shield",
  title: "The privacy policy names a valid basis for data sent to the United States",
  whyItMatters:
    "The European Court of Justice declared the EU-US Privacy Shield invalid in July 2020. A policy that still relies on it names no valid basis for sending data to the United States.",
  businessImpact:
    "Lawyers and regulators search policies for these two words. Finding them shows that no one has reviewed the policy since 2020.",
  fixSteps: [
    "For each U.S. company in your policy, check whether it is on the list of the EU-U.S. Data Privacy Framework (dataprivacyframework.gov).",
    "If it is, name that framework instead. If it isn't, you may need standard contractual clauses and an assessment. Ask your lawyer.",
    "Remove the Privacy Shield from the policy, and set a new date.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const standing = namedAsInForce(document.text, SHIELD);
      if (standing === null) return notApplicable("The privacy policy doesn't name the Privacy Shield.");
      if (standing.length === 0) return passed;
      const relying = standing.find((sentence) => RELIES.test(sentence));
      return verdictOf([told(relying ?? standing[0] ?? "", relying !== undefined, page.finalUrl)]);
    }),
});

function told(sentence: string, relies: boolean, page: string): Defect {
  return {
    message: relies
      ? `The policy relies on the EU-US Privacy Shield, which has been invalid since July 2020: “${quoted(sentence)}”.`
      : `The policy names the EU-US Privacy Shield, which has been invalid since July 2020: “${quoted(sentence)}”. Does it still rely on it?`,
    page,
    component: "privacy shield",
    ...(relies ? {} : { outcome: "review" as const }),
  };
}
