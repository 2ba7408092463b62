import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { EDPB_BANNERS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { grantedIn } from "#checks/privacy/reading/consent-records.ts";
import { readCookie } from "#checks/privacy/reading/cookies.ts";
import { withBanner } from "#checks/privacy/reading/passes.ts";

export const prvConsentRecorded = privacySiteCheck({
  id: "prv-consent-recorded",
  group: "consent",
  severities: { EU: "high" },
  sources: ["GDPR Art. 4(11) and Art. 7(1)", "CJEU C-673/17 (Planet49)"],
  defect: "Consent recorded that nobody gave",
  title: "The consent tool records consent only after it was given",
  whyItMatters:
    "The consent tool keeps each visitor's answer in a cookie. Yours says that the visitor agreed while its banner still asks, and tags follow the cookie. At that point, nobody has consented.",
  businessImpact:
    "You have to prove each consent, and this record proves the opposite: it is the same for someone who never answered.",
  fixSteps: [
    "In your consent tool, set the default of every optional category to “off” or “inactive”, not to “active” or “inactive for opt-out regions”.",
    "Check the rules by region: visitors from Europe need the opt-in model.",
    "Open the site in a private window and look at the cookie we name before you answer the banner.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [EDPB_BANNERS, GDPR],
  evaluate: (evidence) =>
    withBanner(evidence, (banner, { fresh }) => {
      if (!banner.buttons.some(({ kind }) => kind === "accept"))
        return notApplicable("The banner doesn't ask visitors to accept anything.");
      const records = new Map<string, string[]>();
      for (const write of fresh.cookieWrites) {
        const name = readCookie(write, evidence.now)?.name;
        const granted = name === undefined ? null : grantedIn(name, write.raw);
        if (name !== undefined && granted !== null) records.set(name, granted);
      }
      if (records.size === 0)
        return notApplicable("No consent tool that we know set a cookie before an answer.");
      return verdictOf(
        [...records].flatMap(([name, granted]): Defect[] =>
          granted.length === 0
            ? []
            : [
                {
                  message: `Before any choice, the cookie “${name}” says that the visitor agreed to ${new Intl.ListFormat("en-US").format(granted.slice(0, MOST_NAMED).map((one) => `“${one}”`))}.`,
                  page: evidence.site.startUrl,
                  snippet: name,
                  component: `consent record ${name}`,
                },
              ],
        ),
      );
    }),
});

const MOST_NAMED = 5;
