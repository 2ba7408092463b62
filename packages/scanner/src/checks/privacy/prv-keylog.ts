import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect, Verdict } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { readPages, withHome } from "#checks/privacy/reading/documents.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { shortAddress, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { InputListener, TypedPage, TypedValueSent } from "#evidence/privacy.ts";

const TYPING_EVENTS = new Set(["keydown", "keyup", "keypress", "input", "beforeinput"]);
/** Widgets that must listen to typing to do their work. */
const NEED_TO_LISTEN = new Set(["captcha", "chat", "maps", "consent"]);

export const prvKeylog = privacySiteCheck({
  id: "prv-keylog",
  group: "thirdparty",
  severities: { EU: "critical", CA: "critical", US: "high" },
  sources: ["California Penal Code §631", "GDPR Art. 5"],
  defect: "Other companies get what visitors type",
  title: "What visitors type stays on the page until they send it",
  whyItMatters:
    'A script can send an email address before the visitor has pressed "Send". On up to six pages whose fields or scripts differ, we type made-up values into the fields, let nothing leave the page, and see which scripts try to send them, and to whom. No form is sent.',
  businessImpact:
    "Lawsuits have treated recording a form that was never sent as wiretapping. It is also hard to explain to the person.",
  fixSteps: [
    'Ask each vendor we list what it does with keystrokes. Turn off features called "form analytics", "abandoned form" or "automatic matching".',
    "Mask or exclude fields in the vendor's settings. Then scan again.",
    "Remove scripts that you don't need from pages with forms.",
    "If your own site keeps entries before they are sent, stop that, or say so at the form.",
  ],
  effort: "M",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) => {
    const { typing } = evidence.site;
    if (typing === undefined) return whoListens(evidence);
    if (!typing.gathered) return couldNotRun(typing.reason);
    if (readPages(evidence).length === 0) return couldNotRun("We could not read any page.");
    if (!typing.value.some(({ fields }) => fields.length > 0))
      return notApplicable("The pages we visited have no field to type in.");
    return verdictOf([
      ...takenFrom(typing.value),
      ...keptByTheSite(typing.value),
      ...typing.value.flatMap((page) => queuedOn(page, evidence)),
    ]);
  },
});

/** Each company once for each page: it may take something else there. */
function takenFrom(pages: readonly TypedPage[]): Defect[] {
  const found = new Map<string, Defect>();
  for (const { url, sent } of pages) {
    const away = sent.filter(({ to, field }) => isThirdParty(to, url) && field.kind !== "search");
    for (const [vendor, values] of Map.groupBy(away, ({ to }) => vendorOf(to))) {
      found.set(`${vendor} ${url}`, taken(vendor, values, url));
    }
  }
  return [...found.values()];
}

/** An address that is completed while it is typed, or a chat's draft, is sent for the visitor: a person decides. */
function taken(vendor: string, values: readonly TypedValueSent[], page: string): Defect {
  const fields = [...new Set(values.map(({ field }) => `“${field.name}”`))].join(", ");
  const [first] = values;
  const purpose = whoIs(first?.to ?? "")?.purpose ?? "other";
  const message = `A script tries to send what visitors type into ${fields} to ${vendor} (${first?.how ?? "as typed"}) before they send the form.`;
  const needsIt = NEED_TO_LISTEN.has(purpose);
  return {
    message: needsIt
      ? `${message} Does it do its work that way, as an address search or a chat does?`
      : message,
    page,
    snippet: shortAddress(first?.to ?? ""),
    component: `third party ${vendor}`,
    ...(needsIt ? { outcome: "review" as const } : {}),
  };
}

/** Checks, completes or keeps an entry for the one who makes it, or renders the page again, as its address says. */
const FOR_THE_VISITOR =
  /valid|check(?!out)|verif|exist|avail|taken|draft|auto-?save|complet|suggest|search|lookup|address|postcode|livewire|blazor|wicket|captcha|log-?in|sign-?in|\/session/i;
const OF_UNSENT_FORMS = /abandon|partial|incomplete|unsent|captur|recover/i;

/** Contact data that the site's own server gets on keys or on leaving a field, each address once: a person decides. */
function keptByTheSite(pages: readonly TypedPage[]): Defect[] {
  const found = new Map<string, Defect>();
  for (const { url, sent } of pages) {
    const own = sent.filter(
      ({ to }) => !isThirdParty(to, url) && !FOR_THE_VISITOR.test(URL.parse(to)?.pathname ?? to),
    );
    for (const [to, values] of Map.groupBy(own, ({ to: address }) => address)) {
      const reaches = values.some(({ field }) => field.kind === "email" || field.kind === "telephone");
      if (!reaches || found.has(to) || (values.length < 2 && !OF_UNSENT_FORMS.test(to))) continue;
      const fields = [...new Set(values.map(({ field }) => `“${field.name}”`))].join(", ");
      found.set(to, {
        message: `A script sends what visitors type into ${fields} to the site's own server (${URL.parse(to)?.pathname ?? to}) before they send the form. Do they know?`,
        page: url,
        snippet: shortAddress(to),
        component: "own server",
        outcome: "review",
      });
    }
  }
  return [...found.values()];
}

/** Whose script takes what waits in a queue, as in `data/tracker-hosts.ts`. */
const QUEUE_OF: Readonly<Record<string, string>> = {
  _learnq: "Klaviyo",
  klaviyo: "Klaviyo",
  _hsq: "HubSpot",
  _cio: "Customer.io",
  _dcq: "Drip",
  omnisend: "Omnisend",
  "fbq.queue": "Meta Pixel",
  ttq: "TikTok Pixel",
  "pintrk.queue": "Pinterest Tag",
  "snaptr.queue": "Snap Pixel",
  "rdt.callQueue": "Reddit Pixel",
  criteo_q: "Criteo",
  _tfa: "Taboola",
  uetq: "Microsoft Advertising",
};

/** What was handed to a company whose script the page asks for, and that could not come while we typed. */
function queuedOn({ url, sent, queued = [], onceMoved = [] }: TypedPage, { pages }: Evidence): Defect[] {
  const page = pages.find(({ finalUrl }) => finalUrl === url);
  const asked = [...(page?.requests ?? []), ...onceMoved];
  const contacted = new Set(asked.map((request) => whoIs(request.url)?.vendor));
  const told = new Set(sent.map(({ to }) => vendorOf(to)));
  const byVendor = Map.groupBy(queued, ({ queue }) => QUEUE_OF[queue]);
  return [...byVendor].flatMap(([vendor, [first, ...others]]): Defect[] => {
    if (vendor === undefined || first === undefined || told.has(vendor) || !contacted.has(vendor)) return [];
    const fields = new Set([first, ...others].map(({ field }) => `“${field.name}”`));
    return [
      {
        message: `A script hands what visitors type into ${[...fields].join(", ")} to ${vendor} (${first.how}, in ${first.queue}) before they send the form, and the page asks for ${vendor}'s script.`,
        page: url,
        component: `third party ${vendor}`,
      },
    ];
  });
}

function vendorOf(url: string): string {
  return whoIs(url)?.vendor ?? URL.parse(url)?.hostname ?? url;
}

/** Evidence from before we typed tells only who listens. */
function whoListens(evidence: Evidence): Verdict {
  return withHome(evidence, ({ page, document }) => {
    const fields = document.forms.flatMap((form) => form.fields).concat(document.looseFields);
    if (fields.length === 0) return notApplicable("The home page has no field to type in.");
    return withPasses(evidence, ({ fresh }) => {
      if (fresh.inputListeners === undefined)
        return couldNotRun("We could not watch which scripts listen to typing.");
      const foreign = fresh.inputListeners.filter((one) => isForeign(one, page.finalUrl));
      const byScript = new Map(foreign.map((one) => [one.scriptUrl, one]));
      return reviewOf([...byScript.values()].map((one) => listening(one, page.finalUrl)));
    });
  });
}

function isForeign(listener: InputListener, siteUrl: string): boolean {
  if (!TYPING_EVENTS.has(listener.event) || !isThirdParty(listener.scriptUrl, siteUrl)) return false;
  return !NEED_TO_LISTEN.has(whoIs(listener.scriptUrl)?.purpose ?? "other");
}

function listening(listener: InputListener, page: string): Defect {
  const vendor = vendorOf(listener.scriptUrl);
  return {
    message: `A script from ${vendor} listens to “${listener.event}” on ${listener.target}.`,
    page,
    snippet: shortAddress(listener.scriptUrl),
    component: `third party ${vendor}`,
  };
}
