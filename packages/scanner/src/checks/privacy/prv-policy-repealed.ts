import { notApplicable, passed, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { REPLACED_LAWS, type ReplacedLaw } from "#checks/privacy/data/replaced-laws.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { namedAsInForce } from "#checks/privacy/reading/no-longer-in-force.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { updateDates } from "#checks/privacy/reading/update-dates.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";

const GDPR_NAMES =
  /\bgdpr\b|general data protection regulation|\bdsgvo\b|ds-gvo|datenschutz-?grundverordnung|\brgpd\b|\bavg\b|\brodo\b|2016\/679/i;

export const prvPolicyRepealed = privacySiteCheck({
  id: "prv-policy-repealed",
  group: "policy",
  severities: { EU: "medium" },
  sources: ["GDPR Art. 94", "GDPR Art. 13"],
  defect: "Privacy policy relies on a law that is no longer in force",
  title: "The privacy policy names laws that are in force",
  whyItMatters:
    "The policy refers to a law on data protection that was replaced. Rights and duties that came since, such as taking data along, are then often missing, too.",
  businessImpact:
    "A lawyer or regulator sees at the first sentence that no one has reviewed the policy for years.",
  fixSteps: [
    "Replace the law we quote with the one in force, in the European Union the GDPR, and your country's law beside it.",
    "Read the rest of the policy against GDPR Art. 13: rights, legal bases, recipients, and how long data are kept.",
    "Ask your lawyer to review the result, and set a new date.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GDPR],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const named = REPLACED_LAWS.flatMap((law) => {
        const sentences = namedAsInForce(document.text, law.words);
        const standing = sentences?.filter((sentence) => law.successor?.test(sentence) !== true);
        return standing === undefined ? [] : [{ law, standing }];
      });
      const namesNew = GDPR_NAMES.test(document.text);
      const early = namesNew ? null : dateBeforeGdpr(document.text);
      const old = early === null ? [] : [tooOld(early, page.finalUrl)];
      if (named.length + old.length === 0)
        return notApplicable("The privacy policy names no law that was replaced.");
      const relied = named.flatMap(({ law, standing: [sentence] }) =>
        sentence === undefined ? [] : [{ law, sentence }],
      );
      if (relied.length + old.length === 0) return passed;
      return verdictOf([
        ...old,
        ...relied.map(({ law, sentence }) => told({ law, sentence, namesNew }, page.finalUrl)),
      ]);
    }),
});

/** A policy that says it is made by a law, and not that some clause or decision once was. */
const FOLLOWS =
  /(?<!\p{L})(?:this|our) (?:privacy )?(?:policy|notice|statement) (?:follows|complies with|is (?:based on|in (?:line|accordance) with|governed by)|conforms to)(?!\p{L})|diese (?:datenschutz)?erkl[äa]rung (?:folgt|beruht auf|entspricht)|(?:cette|notre) politique (?:est conforme|respecte|suit)|(?:esta|nuestra) pol[íi]tica (?:cumple|sigue|se ajusta)|questa informativa (?:è conforme|rispetta|segue)/iu;

function tooOld(date: string, page: string): Defect {
  const message = `The policy is of ${date}, which is before the GDPR applied, and doesn't name it.`;
  return { message, page, component: "date before the GDPR" };
}

/** The day from which the GDPR applied. */
const GDPR_APPLIES = Date.UTC(2018, 4, 25);

/** The latest date of a policy, as a day, where it is earlier; null where there is none. */
function dateBeforeGdpr(text: string): string | null {
  const latest = updateDates(text).toSorted((a, b) => b.getTime() - a.getTime())[0];
  return latest === undefined || latest.getTime() >= GDPR_APPLIES ? null : latest.toISOString().slice(0, 10);
}

function told(
  { law: { name, renamedTo }, sentence, namesNew }: { law: ReplacedLaw; sentence: string; namesNew: boolean },
  page: string,
): Defect {
  const place = { page, component: `repealed law ${name}` };
  if (renamedTo !== undefined) {
    const message = `The policy refers to ${name}, which is now called ${renamedTo}: “${quoted(sentence)}”. Should the policy name it as it is called now?`;
    return { ...place, message, severity: "low", outcome: "review" };
  }
  const message = `The policy refers to ${name}, which is no longer in force: “${quoted(sentence)}”`;
  return namesNew && !FOLLOWS.test(sentence)
    ? { ...place, message: `${message}. Does it rely on it beside the law in force?`, outcome: "review" }
    : { ...place, message: `${message}.` };
}
