import { couldNotRun, verdictOf, type Defect } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { trackingItems } from "#checks/privacy/reading/cookies.ts";
import { unlessOptOut } from "#checks/privacy/reading/opt-out-site.ts";
import { keptIds } from "#checks/privacy/reading/visitor-ids.ts";
import type { Evidence } from "#evidence.ts";
import { waitsForConsent } from "#fix-examples/waits-for-consent.ts";

export const prvCookiePreconsent = privacySiteCheck({
  id: "prv-cookie-preconsent",
  group: "consent",
  severities: { EU: "critical", CA: "low", US: "low" },
  sources: [
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "EDPB Guidelines 2/2023 on the technical scope of Art. 5(3)",
  ],
  defect: "Tracking cookies set before the visitor chooses",
  title: "The site stores nothing for analytics or ads before the visitor chooses",
  whyItMatters:
    "If European law applies to you, storing data on a visitor's device may need consent, unless the page can't work without it. That includes cookies and browser storage. IDs for analytics and advertising are not exempt. Where only American laws apply and people can opt out, it is advice.",
  businessImpact:
    "Anyone can prove these cookies with a screenshot. They have led to fines even where a banner was shown.",
  fixSteps: [
    "Find what sets each name we list. We name the vendor next to it.",
    "In your consent tool, block those scripts until the visitor accepts their purpose.",
    "Delete names that no tool of yours sets anymore.",
    "Check in a private window. Before any click, only cookies that the page needs should be there.",
  ],
  effort: "M",
  example: waitsForConsent,
  resources: [EPRIVACY, EDPB_BANNERS],
  evaluate: (evidence) => {
    const { startUrl, privacy } = evidence.site;
    const found = new Map<string, Defect>();
    for (const visit of visitsBeforeChoice(evidence)) {
      for (const { name, vendor, purpose } of trackingItems(visit, { url: startUrl, now: evidence.now })) {
        const component = `stored item ${stableName(name)}`;
        if (found.has(component)) continue;
        const message = `“${name}” (${vendor}, ${purpose}) was stored before the visitor made a choice.`;
        found.set(component, { message, page: visit.page, snippet: name, component });
      }
    }
    if (found.size === 0 && !privacy.gathered) return couldNotRun(privacy.reason);
    return verdictOf([...unlessOptOut([...found.values()], evidence), ...unlistedIds(evidence)]);
  },
});

/**
 * Only European law asks of an ID that stays on the site what it is needed for, which a person must judge. One that goes
 * to a tracker is for that.
 */
function unlistedIds({ profiles, site, now }: Evidence): Defect[] {
  if (!profiles.includes("EU") || !site.privacy.gathered) return [];
  const { fresh, withGpc } = site.privacy.value;
  const passes = { fresh, other: withGpc.gathered ? withGpc.value : null };
  return keptIds(passes, { url: site.startUrl, now }).map(({ name, where, sentTo }) => {
    const stored = `“${name}” (${where}), which differs for each visitor, was stored`;
    const place = { page: site.startUrl, snippet: name, component: `stored item ${stableName(name)}` };
    return sentTo === null
      ? {
          message: `${stored} before the visitor made a choice. Does the page need it?`,
          ...place,
          outcome: "review" as const,
        }
      : { message: `${stored} and sent to ${sentTo} before the visitor made a choice.`, ...place };
  });
}

/** Many names end in an account or session number; the fault is the same one. */
function stableName(name: string): string {
  return name.replaceAll(/\d{3,}|[0-9a-f]{8,}/gi, "#");
}
