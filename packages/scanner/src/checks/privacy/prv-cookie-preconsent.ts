import { verdictOf } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { trackingItems } from "#checks/privacy/reading/cookies.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";

export const prvCookiePreconsent = privacySiteCheck({
  id: "prv-cookie-preconsent",
  group: "consent",
  severities: { EU: "critical", CA: "low", US: "low" },
  sources: [
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "EDPB Guidelines 2/2023 on the technical scope of Art. 5(3)",
  ],
  defect: "Tracking cookies set before the visitor chooses",
  title: "Nothing for analytics or advertising is stored before the visitor chooses",
  whyItMatters:
    "Writing to a visitor's device, be it a cookie or browser storage, needs consent under the European rules unless the page cannot work without it. Analytics and advertising identifiers are not exempt.",
  businessImpact:
    "Cookies set on arrival are simple to prove with a screenshot and have led to fines even where a banner was shown.",
  fixSteps: [
    "Find what sets each name listed here; the vendor is given beside it.",
    "Let your consent tool hold those scripts back until their purpose is accepted.",
    "Delete names that no tool you still use sets any more.",
    "Check in a private window: before any click only cookies the page needs may be there.",
  ],
  effort: "M",
  resources: [EPRIVACY, EDPB_BANNERS],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh }) => {
      const { startUrl } = evidence.site;
      const items = trackingItems(fresh, { url: startUrl, now: evidence.now });
      return verdictOf(
        items.map(({ name, vendor, purpose }) => ({
          message: `"${name}" (${vendor}, ${purpose}) was stored before any choice.`,
          page: startUrl,
          snippet: name,
          component: `stored item ${stableName(name)}`,
        })),
      );
    }),
});

/** Many names end in an account or session number; the fault is the same one. */
function stableName(name: string): string {
  return name.replaceAll(/\d{3,}|[0-9a-f]{8,}/gi, "#");
}
