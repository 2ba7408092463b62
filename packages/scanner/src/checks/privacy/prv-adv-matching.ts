import { notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { handedOver } from "#checks/privacy/reading/handed-over.ts";
import type { ContactEvent } from "#checks/privacy/reading/contact-events.ts";
import { contactEventsOf, ownScripts } from "#checks/privacy/reading/own-scripts.ts";
import { asksForPersonalData } from "#checks/privacy/reading/personal-fields.ts";
import {
  byVendor,
  requestsFor,
  shortAddress,
  trackingRequests,
} from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Parameters in which pixels carry contact data, and the site's own ID: Meta, Pinterest, Google, TikTok, Snap. */
const MATCHING_PARAMETER =
  /[?&](?:ud(?:ff)?(?:\[|%5B)(?<id>em|ph|fn|ln|external_id)(?:\]|%5D)|pd(?:\[|%5B)(?:em|hashed_email)(?:\]|%5D)|u_hem|u_hpn|em|sha256_email|sha256_phone)=(?<value>[^&]{8,})/gi;
/** MD5 and SHA-1 or SHA-256 in hexadecimal, or SHA-256 in Base64. */
const HASH = /(?<![\da-f])(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})(?![\da-f])|(?<![\w-])[\w+/-]{43}(?![\w-])/i;
const IN_CLEAR = /^[^@\s]+@[^@\s]+\.\p{L}{2,}$|^\+?\d{8,15}$/u;
const MATCHING_SETTING =
  /"?selectedMatchKeys"?\s*[:=]\s*\[\s*"|enhanced_conversions"?\s*:\s*(?:true|\{)|"?allow_enhanced_conversions"?\s*:\s*true|"?auto_config"?\s*:\s*\{[^}]{0,80}(?:email|phone)/;
const VENDOR_SCRIPT = /connect\.facebook\.net|analytics\.tiktok\.com|googletagmanager\.com/;

export const prvAdvMatching = privacyPageCheck({
  id: "prv-adv-matching",
  group: "thirdparty",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: ["GDPR Art. 6", "FTC Act §5", "HIPAA and VPPA in their contexts"],
  defect: "Ad pixel or analytics that gets contact data",
  title: "Ad pixels and analytics don't get contact data",
  whyItMatters:
    '"Advanced matching" and "enhanced conversions" read email addresses and names from your forms. They hash them and send them to the ad network. Anyone who has the same address can still tell who the person is. Some scripts put an address or a phone number into an event as it is, which Google and Meta forbid.',
  businessImpact:
    "Visitors gave you their address for one purpose and find it used for another. Health and video sites have been sued over this.",
  fixSteps: [
    "In the vendor's event manager, turn off automatic advanced matching or automatic enhanced conversions.",
    "Take email addresses, phone numbers and whatever fields hold out of the events that your own scripts send.",
    "If you need matching, send the data only after consent, and say so in your privacy policy.",
  ],
  effort: "M",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (page) => {
    const pixels = requestsFor(["advertising", "tag-manager"], page.requests, page.finalUrl);
    const events = contactEventsOf(page);
    if (pixels.length === 0 && events.length === 0)
      return notApplicable("The page doesn't contact an ad network.");
    const sent = sentData(pixels, page);
    const told = new Set(sent.map(({ component }) => component));
    const given = givenBySite(page).filter(({ component }) => !told.has(component));
    return verdictOf([...sent, ...given, ...toldInEvents(page, events), ...switchedOn(page)]);
  },
});

type Sent = "hash" | "clear" | "id";
const SURE_FIRST: readonly Sent[] = ["clear", "hash", "id"];

/** What scripts put into events as it was entered, each vendor once. */
function toldInEvents(page: PageEvidence, events: readonly ContactEvent[]): Defect[] {
  const requests = [
    ...trackingRequests(page.requests, page.finalUrl),
    ...requestsFor(["tag-manager"], page.requests, page.finalUrl),
  ];
  const contacted = new Set(requests.map(({ vendor }) => vendor));
  const asked = contactField(page);
  const found = new Map<string, Defect>();
  for (const event of events.toSorted((a, b) => Number(a.isOfAnyField) - Number(b.isOfAnyField))) {
    const sure = event.vendors.find((name) => contacted.has(name));
    const vendor = sure ?? event.vendors[0] ?? "";
    if (found.has(vendor) || (event.isOfAnyField && asked === null)) continue;
    const call = `“${event.property}”${event.event === "" ? "" : ` of the event “${event.event}”`}`;
    const doubt = sure === undefined ? " Is that sent once visitors agree?" : "";
    const told = event.isOfAnyField
      ? `A script tells ${vendor} what a field holds, as ${call}, and the page asks for “${asked}”. Is that sent, too?`
      : `A script tells ${vendor} contact data as visitors enter it, as ${call}.${doubt}`;
    found.set(vendor, {
      message: told,
      page: page.finalUrl,
      component: `contact data to ${vendor}`,
      ...(event.isOfAnyField || doubt !== "" ? { outcome: "review" as const } : {}),
    });
  }
  return [...found.values()];
}

/** Label of the first field for an email address or a telephone number; null where the page has none. */
function contactField({ document }: PageEvidence): string | null {
  if (!document.gathered) return null;
  const fields = [...document.value.forms.flatMap((form) => form.fields), ...document.value.looseFields];
  const field = fields.find((one) => asksForPersonalData(one) && /^(?:email|tel)$/.test(one.type));
  return field === undefined ? null : field.label || field.name || field.type;
}

function sentData(pixels: readonly ThirdPartyRequest[], page: PageEvidence): Defect[] {
  return [...byVendor(pixels)].flatMap(([vendor, requests]) => {
    const sent = requests.flatMap(({ request }) =>
      sentIn(`${request.url}&${request.postData ?? ""}`).map((kind) => ({ kind, url: request.url })),
    );
    const [first] = SURE_FIRST.flatMap((wanted) => sent.find(({ kind }) => kind === wanted) ?? []);
    if (first === undefined) return [];
    const place = {
      page: page.finalUrl,
      snippet: shortAddress(first.url),
      component: `third party ${vendor}`,
    };
    if (first.kind === "clear")
      return [{ ...place, message: `${vendor} receives contact data in plain text.` }];
    if (first.kind === "hash") return [{ ...place, message: `${vendor} receives hashed contact data.` }];
    const message = `${vendor} receives an ID that the site gives the visitor (“external_id”). Does it belong to a customer whom you know?`;
    return [{ ...place, message, outcome: "review" as const }];
  });
}

/** What the parameters hold; an address that the site doesn't have yet leaves them empty, or with a word such as 'undefined'. */
function sentIn(text: string): Sent[] {
  return [...text.matchAll(MATCHING_PARAMETER)].flatMap(({ groups }): Sent[] => {
    const value = decoded(groups?.["value"] ?? "");
    if (groups?.["id"]?.toLowerCase() === "external_id") return ["id"];
    if (HASH.test(value)) return ["hash"];
    return IN_CLEAR.test(value) ? ["clear"] : [];
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Calls in the site's own scripts, which hand the data over once the vendor's script is there. */
function givenBySite(page: PageEvidence): Defect[] {
  const found = ownScripts(page).flatMap((code) => handedOver(code));
  return [...Map.groupBy(found, ({ vendor }) => vendor)].map(([vendor, calls]) => {
    const isSure = calls.some(({ isValue }) => isValue);
    return {
      message: isSure
        ? `The page hands contact data to ${vendor} (${calls[0]?.property}).`
        : `A script hands contact data to ${vendor} (${calls[0]?.property}) where it has any. Do visitors know?`,
      page: page.finalUrl,
      component: `third party ${vendor}`,
      ...(isSure ? {} : { outcome: "review" as const }),
    };
  });
}

/** A setting in the vendor's script shows what would be read once a form is filled in. */
function switchedOn(page: PageEvidence): Defect[] {
  return page.sources
    .filter(({ url, type }) => type === "script" && VENDOR_SCRIPT.test(url))
    .filter(({ text }) => MATCHING_SETTING.test(text))
    .map(({ url }) => ({
      message: "The vendor's script is set to collect contact data from forms on its own.",
      page: page.finalUrl,
      snippet: shortAddress(url),
      component: `script ${new URL(url).hostname}`,
      outcome: "review" as const,
    }));
}
