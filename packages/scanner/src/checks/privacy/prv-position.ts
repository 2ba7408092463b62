import { couldNotRun, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CCPA, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { pagesWatched, whoAsks } from "#checks/privacy/reading/pages-watched.ts";
import { findPolicy } from "#checks/privacy/reading/policy.ts";
import { shortAddress } from "#checks/privacy/reading/third-parties.ts";
import { isReadWhole } from "#checks/privacy/reading/whole-policy.ts";
import type { Evidence } from "#evidence.ts";

export const prvPosition = privacySiteCheck({
  id: "prv-position",
  group: "thirdparty",
  severities: { EU: "medium", CA: "medium", US: "low", KIDS: "high" },
  sources: [
    "GDPR Art. 5(1)(a) and (c)",
    "California Civil Code §1798.140(w) and §1798.121 (precise geolocation)",
    "16 CFR §312.2 (COPPA)",
  ],
  defect: "Exact location asked for without a click",
  title: "Pages ask for the exact location only when the visitor wants something near",
  whyItMatters:
    "An exact location tells where someone lives, works or sees a doctor. A page that asks for it by itself gives visitors no reason to say yes. We watch the start page and pages that run scripts of their own.",
  businessImpact:
    "Most visitors refuse a request that comes out of nowhere, and many browsers then remember the refusal.",
  fixSteps: [
    'Ask only after a click on a button such as "Find stores near me", and say next to it what the location is for.',
    "Offer a field for a city or postal code as well.",
    "Name in your privacy policy what you do with the location and who gets it. If no one needs it, remove the request.",
  ],
  effort: "S",
  alwaysApplies: true,
  resources: [GDPR, CCPA],
  evaluate: (evidence) => {
    const watched = pagesWatched(evidence, "positionAskedBy");
    if (watched.length === 0) return couldNotRun("We could not watch whether pages ask for the location.");
    const untold = isUntold(evidence);
    return verdictOf(watched.flatMap(({ page, seen }) => seen.map((script) => asked(script, page, untold))));
  },
});

const OF_PLACES =
  /(?<!\p{L})locations?(?!\p{L})|gps|(?<!\p{L})geo|position|whereabouts|nearby|near you|standort|ort(?:ung|sdaten)|localisation|emplacement|ubicaci|localizaci|posizione|localizza|locatie|lokaliz|lokalizacj|po[łl]o[żz]eni|paikan|sijain|plats|placering/iu;

/** Whether the site's policy was read whole and says nothing of places, so that nobody learns what a location is for. */
function isUntold(evidence: Evidence): boolean {
  const search = findPolicy(evidence);
  return (
    evidence.profiles.some((one) => one === "EU" || one === "CA") &&
    search.state === "read" &&
    isReadWhole(search.policy) &&
    !OF_PLACES.test(search.policy.document.text)
  );
}

function asked(script: string, page: string, untold: boolean): Defect {
  const { asker, of } = whoAsks(script, page);
  const told = `${asker} asks for the visitor's exact location before the visitor clicks anything`;
  return {
    ...(untold
      ? { message: `${told}, and the privacy policy has no word on locations.` }
      : { message: `${told}. What is it for, and who gets it?`, outcome: "review" as const }),
    page,
    snippet: shortAddress(script),
    component: `location request${of}`,
  };
}
