import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import {
  cloakedRequests,
  cloakedTrackers,
  type CloakedTracker,
} from "#checks/privacy/reading/cloaked-trackers.ts";
import { recordedVisits, type RecordedVisit } from "#checks/privacy/reading/recorded-visits.ts";
import { shortAddress, times, type ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";

export const prvCnameTracker = privacySiteCheck({
  id: "prv-cname-tracker",
  group: "consent",
  needsPublicAddress: true,
  severities: { EU: "critical", CA: "medium", US: "medium" },
  sources: [
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "GDPR Art. 6, 7 and 13",
    "EDPB Guidelines 2/2023 on the technical scope of Art. 5(3)",
    "FTC Act §5 (deceptive practices)",
  ],
  defect: "Tracker hidden behind an address of the site",
  title: "Addresses of the site don't lead to trackers",
  whyItMatters:
    "An address that looks like part of your site leads to a tracking company. Browsers and blockers can't tell the two apart, and the company may receive your visitors' login cookies. To the law it is a tracker like any other.",
  businessImpact:
    "Hiding a tracker looks like intent. Anyone can find it with a single DNS query, and a leaked login cookie is a data breach.",
  fixSteps: [
    "Ask whoever set up the vendor we name whether you still need it. If not, remove its tag from the site and the CNAME record from your DNS.",
    "If you keep it, let it run only when the visitor has accepted its purpose, and name it in your privacy policy.",
    "Set login and session cookies without a Domain attribute, so that they don't go to other hosts of your domain.",
  ],
  effort: "M",
  resources: [EPRIVACY, EDPB_BANNERS],
  evaluate: (evidence) => {
    const found = cloakedContacts(evidence);
    if (found.length > 0) return verdictOf(found);
    const { aliases, privacy } = evidence.site;
    if (!privacy.gathered) return couldNotRun(privacy.reason);
    if (aliases === undefined) return couldNotRun("We did not ask the DNS where hosts of the site lead.");
    const [unanswered] = aliases.flatMap(({ names }) => (names.gathered ? [] : [names.reason]));
    if (unanswered !== undefined) return couldNotRun(unanswered);
    return aliases.length === 0
      ? notApplicable("The pages contact no other host of the site.")
      : verdictOf([]);
  },
});

interface Contact {
  visit: Pick<RecordedVisit, "when" | "page">;
  requests: ThirdPartyRequest[];
}

function cloakedContacts(evidence: Evidence): Defect[] {
  return [...cloakedTrackers(evidence).values()].flatMap((tracker) => {
    const contacts = [...contactsWith(tracker, evidence)];
    const [first] = contacts;
    return first === undefined ? [] : [defectOf(tracker, first, contacts)];
  });
}

function* contactsWith({ host }: CloakedTracker, evidence: Evidence): Generator<Contact> {
  for (const { when, page, requests: sent } of recordedVisits(evidence)) {
    const requests = cloakedRequests(evidence, sent).filter((request) => request.host === host);
    if (requests.length > 0) yield { visit: { when, page }, requests };
  }
}

function defectOf(
  { host, target, vendor, purpose }: CloakedTracker,
  { visit, requests }: Contact,
  contacts: readonly Contact[],
): Defect {
  const before = visit.when === "before a choice" ? " before the visitor made a choice" : ` ${visit.when}`;
  const isRejected =
    contacts.some(({ visit: { when } }) => when === "after rejecting") && visit.when === "before a choice";
  const again = isRejected ? ", and again after “Reject”" : "";
  return {
    message: `${host} leads to ${target}, which belongs to ${vendor} (${purpose}). It was contacted ${times(requests.length)}${before}${again}.`,
    page: visit.page,
    snippet: shortAddress(requests[0]?.request.url ?? ""),
    component: `host ${host}`,
  };
}
