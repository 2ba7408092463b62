import { notApplicable, passed, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { namedAsInForce } from "#checks/privacy/reading/no-longer-in-force.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";

/** Laws that the GDPR, or what came with it, has replaced, by their numbers and names. */
const REPEALED: readonly { name: string; words: RegExp }[] = [
  { name: "Directive 95/46/EC", words: /\b95\/46\b/ },
  { name: "the Data Protection Act 1998", words: /data protection act,? (?:of )?1998/i },
  {
    name: "Ley Orgánica 15/1999",
    words: /(?:ley org[áa]nica|\bl\.?o\.?(?:p\.?d\.?)?|lopd)(?: n?[.ºo°]*)? ?15\/1999/i,
  },
  { name: "the Wet bescherming persoonsgegevens", words: /wet bescherming persoonsgegevens|\bwbp\b/i },
  { name: "the Polish law of August 29, 1997", words: /29 sierpnia 1997/i },
  { name: "Lei n.º 67/98", words: /lei (?:n[.ºo°]* ?)?67\/98/i },
  { name: "the Austrian DSG 2000", words: /\bdsg 2000\b|datenschutzgesetz 2000/i },
  { name: "Safe Harbor", words: /safe[- ]harbou?r/i },
];
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
    "The policy refers to a data protection law that was replaced years ago. Rights and duties that came since, such as taking data along, are then often missing, too.",
  businessImpact:
    "A lawyer or regulator sees at the first sentence that no one has reviewed the policy since 2018.",
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
      const named = REPEALED.flatMap(({ name, words }) => {
        const standing = namedAsInForce(document.text, words);
        return standing === null ? [] : [{ name, standing }];
      });
      if (named.length === 0) return notApplicable("The privacy policy names no law that was replaced.");
      const relied = named.flatMap(({ name, standing: [sentence] }) =>
        sentence === undefined ? [] : [{ name, sentence }],
      );
      if (relied.length === 0) return passed;
      const namesNew = GDPR_NAMES.test(document.text);
      return verdictOf(relied.map(({ name, sentence }) => told({ name, sentence, namesNew }, page.finalUrl)));
    }),
});

function told(
  { name, sentence, namesNew }: { name: string; sentence: string; namesNew: boolean },
  page: string,
): Defect {
  const message = `The policy refers to ${name}, which is no longer in force: “${quoted(sentence)}”`;
  const place = { page, component: `repealed law ${name}` };
  return namesNew
    ? { ...place, message: `${message}. Does it rely on it beside the GDPR?`, outcome: "review" }
    : { ...place, message: `${message}.` };
}
