import { notApplicable, passed, verdictOf } from "#check.ts";
import { CCPA, GPC } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted, sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { byVendor, requestsFor } from "#checks/privacy/reading/third-parties.ts";

const SIGNAL = String.raw`(?:global privacy controls?|\bgpc\b|opt[- ]?out preference signals?|señal(?:es)? de control global)`;
/** Up to a word that turns the sentence around, as in 'not to Do Not Track, but we honor the GPC'. */
const WITHIN = String.raw`(?:(?!\b(?:but|however|instead|except|although|while|pero|sino)\b)[^.;])`;
const REFUSES = new RegExp(
  [
    String.raw`\b(?:(?:do|does|will|can)(?: not|n['’]t)|cannot|don['’]t|never) (?:currently |yet |at this time |presently )?(?:respond|honou?r|recogni[sz]e|react|process|support|act (?:up)?on|comply|respect|follow)${WITHIN}{0,120}${SIGNAL}`,
    String.raw`${SIGNAL}${WITHIN}{0,60}\b(?:is|are|will be) (?:not|currently not|not currently) (?:honou?red|recogni[sz]ed|supported|processed|respected)`,
    String.raw`\bignores? ${WITHIN}{0,40}${SIGNAL}`,
    String.raw`\bno (?:respondemos|respetamos|atendemos|reconocemos)${WITHIN}{0,120}${SIGNAL}`,
  ].join("|"),
  "i",
);

export const prvPolicyGpc = privacySiteCheck({
  id: "prv-policy-gpc",
  group: "policy",
  severities: { CA: "high" },
  sources: ["California Civil Code §1798.135(b) and (e)", "11 CCR §7025"],
  defect: "Privacy policy refuses the opt-out signal (GPC)",
  title: "The privacy policy does not refuse Global Privacy Control",
  whyItMatters:
    "If California law applies to you and you sell or share data, you have to treat Global Privacy Control (GPC) as a request to opt out. Your policy says in writing that you don't, and we saw ad trackers on the site.",
  businessImpact: "It is an admission that anyone can quote. No test of the site is needed.",
  fixSteps: [
    "Turn on Global Privacy Control in your consent tool, and test that ad trackers stop when a browser sends it.",
    "Then change the sentence in your policy, so that it says how you honor the signal.",
    "You may still say that you don't respond to the older Do Not Track signal.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GPC, CCPA],
  evaluate: (evidence) => {
    const { startUrl } = evidence.site;
    const requests = visitsBeforeChoice(evidence).flatMap((visit) =>
      requestsFor(["advertising"], visit.requests, startUrl),
    );
    const vendors = [...byVendor(requests.toArray()).keys()];
    if (vendors.length === 0) return notApplicable("We saw no ad tracker on the pages we visited.");
    return withPolicy(evidence, ({ page, document }) => {
      const refusal = sentencesOf(document.text).find((sentence) => REFUSES.test(sentence));
      if (refusal === undefined) return passed;
      return verdictOf([
        {
          message: `The policy says “${quoted(refusal)}”, but the site contacts ${vendors.slice(0, 5).join(", ")}.`,
          page: page.finalUrl,
          component: "refusal of the opt-out signal",
        },
      ]);
    });
  },
});
