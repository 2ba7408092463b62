import { notApplicable, verdictOf } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted, sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";

const SELLING = /(?<!\p{L})(?:sell|sells|sold|sale of|share|shared)(?!\p{L})/iu;
const SENSITIVE =
  /(?<!\p{L})(?:precise (?:geo)?location|biometric|face ?prints?|voice ?prints?|genetic|health (?:data|information|conditions?)|sensitive (?:personal )?(?:data|information)|race|ethnic\p{L}*|religio\p{L}*|sexual orientation|immigration)(?!\p{L})/iu;
/** Near each other: a list of all that is sold may name sensitive data for something else. */
const SOLD_ITSELF =
  /(?<!\p{L})(?:sell|sells|sale of)(?!\p{L})[^.:;]{0,40}(?:precise (?:geo)?location|biometric|genetic|health|sensitive)|(?:precise (?:geo)?location|biometric|genetic|health|sensitive)[^.:;]{0,40}(?<!\p{L})sold(?!\p{L})/iu;
const BUYERS = /partner|third part|advertis|broker|compan|for money|consideration|buyers?|marketer|sponsor/i;
const NOT_SOLD =
  /(?<!\p{L})(?:not|never|n[’']t|no|without|only (?:with|if)|unless|if you|consent|opt[- ]?in|processors?|service providers?)(?!\p{L})/iu;
/** https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm */
const NOTICE = /NOTICE: ?We may sell your (?:sensitive personal|biometric personal) data/i;

export const prvSensitiveSale = privacySiteCheck({
  id: "prv-sensitive-sale",
  group: "policy",
  severities: { CA: "high", US: "high" },
  sources: [
    "Texas Business and Commerce Code §541.101 and §541.102(b)",
    "California Civil Code §1798.121",
    "FTC v. Kochava, 2022",
  ],
  defect: "Policy says that sensitive data may be sold",
  title: "Sensitive data are sold to nobody, or only after people agreed",
  whyItMatters:
    "The policy says that data such as the precise location, health or fingerprints may go to others for their own ends. Many state laws ask for consent first, and Texas also for a notice in fixed words.",
  businessImpact:
    "The FTC and attorneys general act on exactly this, and the sentence in the policy is their evidence.",
  fixSteps: [
    "Find out whether it happens. If not, remove the sentence we quote.",
    "If it does, stop, or ask people for consent before, apart from everything else, and say so in the policy.",
    "For people in Texas, add “NOTICE: We may sell your sensitive personal data.” where the policy is linked.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [
    FTC_PRIVACY,
    {
      title: "Texas Attorney General: Texas Data Privacy and Security Act",
      url: "https://www.texasattorneygeneral.gov/consumer-protection/file-consumer-complaint/consumer-privacy-rights/texas-data-privacy-and-security-act",
    },
  ],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const sentences = sentencesOf(document.text);
      const about = sentences.filter((sentence) => SENSITIVE.test(sentence));
      if (about.length === 0) return notApplicable("The privacy policy speaks of no sensitive data.");
      const sold = about.find(
        (sentence) => SELLING.test(sentence) && BUYERS.test(sentence) && !NOT_SOLD.test(sentence),
      );
      if (sold === undefined) return verdictOf([]);
      const said = quoted(withoutHeading(sold, sold.search(SELLING)));
      const place = { page: page.finalUrl, component: "sale of sensitive data" };
      const isPlain = SOLD_ITSELF.test(sold) && !NOTICE.test(document.text);
      return verdictOf([
        isPlain
          ? { ...place, message: `The policy says that sensitive data may be sold: “${said}”.` }
          : {
              ...place,
              message: `The policy says “${said}”. Do people agree to that first?`,
              outcome: "review",
            },
      ]);
    }),
});
