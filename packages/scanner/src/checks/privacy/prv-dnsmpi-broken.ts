import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { adVendors, dataRequests, isSame } from "#checks/privacy/reading/ad-requests.ts";
import { withHome, wordsOf } from "#checks/privacy/reading/documents.ts";
import { optOutLinks } from "#checks/privacy/reading/opt-out-links.ts";
import { onlyBesidesForms, type OtherWay } from "#checks/privacy/reading/opt-out-ways.ts";
import { withoutFragment } from "#checks/privacy/reading/policy.ts";
import { shortAddress, times } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";

/** A way to ask for the opt-out: a form, a switch, an address or a number. */
const A_WAY_TO_ASK =
  /opt[- ]?out (?:form|request|of)|submit (?:a |your )?request|toggle|webform|toll[- ]?free|@/i;

/** What a button says that opts out by itself. */
const OPTS_OUT =
  /opt[- ]?(?:me )?out|\b(?:turn|switch)(?:ing)? (?:\S+ ){0,4}off\b|\b(?:turn|switch) off\b|do not sell|don.t sell|\b(?:limit|stop|disable|refuse|decline|reject|deactivate)\b/i;

export const prvDnsmpiBroken = privacySiteCheck({
  id: "prv-dnsmpi-broken",
  group: "optout",
  severities: { CA: "high", US: "medium" },
  sources: ["11 CCR §7026(a)(4)"],
  defect: "Opt-out link that doesn't work",
  title: "The opt-out link leads to a working opt-out",
  whyItMatters:
    "An opt-out link has to let people opt out, and ad networks have to get less afterward. We try it with made-up values, as far as no server has to be told. In California, a consent banner alone may not be enough. It covers cookies, but not the sale and sharing of the data itself.",
  businessImpact:
    "A dead opt-out link shows that you knew about the duty and didn't meet it. That looks worse than not knowing.",
  fixSteps: [
    "Open the link in a private window and follow it to the end.",
    "Point it to a page with a form or switch that records the opt-out and confirms it.",
    "If it only opens the consent banner, add a form for the rest of the data, such as customer lists and offline sharing.",
  ],
  effort: "M",
  resources: [CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withHome(evidence, ({ page, document }) => {
      const links = optOutLinks(document);
      if (links.length === 0) return notApplicable("The home page has no opt-out link.");
      const seen = links.map((link) => ({ link, fault: faultOf(link, evidence) }));
      const defects = seen.flatMap(({ link, fault }) =>
        fault === null || fault === "unknown"
          ? []
          : [{ ...fault, page: page.finalUrl, element: link, component: "opt-out link" }],
      );
      if (defects.length === 0 && seen.every(({ fault }) => fault === "unknown")) {
        return couldNotRun("We did not visit the page behind the opt-out link.");
      }
      return verdictOf(defects);
    }),
});

function faultOf(link: LinkRef, evidence: Evidence): Defect | "unknown" | null {
  if (link.href === null || /^(?:#|javascript:|$)/i.test(link.rawHref.trim())) {
    return whenPressed(link, evidence);
  }
  const target = withoutFragment(link.href);
  const status = statusOf(target, evidence);
  if (status !== null && status >= 400) {
    return { message: `“${link.text}” leads to ${target}, which answered with status ${status}.` };
  }
  const page = evidence.pages.find((one) => [one.url, one.finalUrl].includes(target));
  const home = withoutFragment(evidence.site.startUrl);
  if (target === home || page?.finalUrl === home) return endingAtHome(link, evidence);
  if (page === undefined || !page.document.gathered) return status === null ? "unknown" : null;
  const ignored = ignoredAfter(link, target, evidence);
  if (ignored !== null) return ignored;
  const only = onlyBesidesForms({ page, document: page.document.value }, evidence);
  if (only !== null) return byOtherWays(link.text, only, evidence);
  if (offersAWay(page.document.value)) return null;
  if (isOfCookiesAlone(page.document.value)) {
    return {
      message: `The page behind “${link.text}” only speaks of cookies, and has no form, switch or contact for opting out of sale and sharing.`,
    };
  }
  return {
    message: `The page behind “${link.text}” has no form, switch or contact for opting out.`,
    outcome: "review",
  };
}

/** California asks for a form that is reached by the link itself; elsewhere, an address may do, but no account. */
function byOtherWays(name: string, ways: readonly OtherWay[], { profiles }: Evidence): Defect | null {
  const isCalifornian = profiles.includes("CA");
  if (!isCalifornian && !ways.every((way) => way === "sign in to an account")) return null;
  const told = new Intl.ListFormat("en-US", { type: "disjunction" }).format(ways);
  const message = `The page behind “${name}” has no form or switch for opting out: people can only ${told}.`;
  return isCalifornian
    ? { message }
    : { message: `${message} Can those without an account opt out?`, outcome: "review" };
}

/** Whether a page is named after cookies and tells to set them elsewhere: the rules say that this is no opt-out by itself. */
function isOfCookiesAlone({ title, headings, iframes, text }: DocumentSnapshot): boolean {
  const main = headings.filter(({ level }) => level === 1).map((heading) => heading.text);
  const names = [title ?? "", ...main];
  const isNamed = names.some((name) => /cookie/i.test(name)) && !names.some((name) => OF_SALE.test(name));
  return isNamed && iframes.length === 0 && SET_ELSEWHERE.test(text);
}

const SET_ELSEWHERE =
  /(?:in|through|by|with|of) (?:your|the) (?:web )?browser|browser['’]?s? (?:settings|preferences)|(?:cookie|consent) (?:banner|settings|tool|manager)/i;

/** What became of an opt-out that was made on the page: an ad network that gets the same as before shows it is not kept. */
function ignoredAfter(
  { text }: LinkRef,
  target: string,
  { site: { privacy, startUrl } }: Evidence,
): Defect | null {
  const tried = privacy.gathered ? privacy.value.triedOptOut : undefined;
  if (!privacy.gathered || tried?.gathered !== true || tried.value?.page !== target) return null;
  const { chosen, pressed, filled, requests } = tried.value;
  const before = adVendors(privacy.value.fresh.requests, startUrl);
  const [vendor, sent = []] =
    [...adVendors(requests, startUrl)].find(([name, after]) => isSame(before.get(name) ?? [], after)) ?? [];
  if (vendor === undefined) return null;
  const acts = [
    ...(chosen.length === 0 ? [] : [`set ${chosen.map((name) => `“${name}”`).join(", ")}`]),
    ...(filled === 0 ? [] : ["filled in the form"]),
    ...(pressed === null ? [] : [`pressed “${pressed}”`]),
  ];
  return {
    message: `On the page behind “${text}” we ${new Intl.ListFormat("en").format(acts)}. After that, the home page contacted ${vendor} ${times(sent.length)} all the same.`,
    snippet: shortAddress((dataRequests(sent)[0] ?? sent[0])?.request.url ?? ""),
  };
}

/** By which a script that opens something instead of following the link may be tied to it. */
const TIED_TO_SCRIPT =
  /\s(?:on\w+|data-[\w-]+|role|aria-haspopup)=|(?:cookie|consent|cmp|optanon|ot-sdk|cky|opt-?out)/i;

const OPT_OUT = /do not sell|don['’]t sell|opt(?:ing)?[- ]?(?:me )?out/i;

/** A link back to where visitors were is none, unless a script acts on it or the home page itself has the opt-out. */
function endingAtHome(link: LinkRef, { pages, site: { startUrl } }: Evidence): Defect | null {
  const home = pages.find(({ finalUrl }) => finalUrl === startUrl);
  const { forms = [], buttons = [] } = home?.document.gathered === true ? home.document.value : {};
  if (forms.some(({ text }) => OF_SALE.test(text)) || buttons.some((name) => OPT_OUT.test(name))) return null;
  const openingTag = link.snippet.slice(0, link.snippet.indexOf(">") + 1).replace(/href="[^"]*"/, "");
  const message = `“${link.text}” only leads back to the home page`;
  return TIED_TO_SCRIPT.test(openingTag) || link.href?.includes("#") === true
    ? { message: `${message}. Does something open there?`, outcome: "review" }
    : { message: `${message}, which has no form for opting out.` };
}

/** Why an opt-out link that leads to no other page doesn't work, by what pressing it did; a person judges what is open. */
function whenPressed({ text, rawHref }: LinkRef, { site: { privacy } }: Evidence): Defect | null {
  const optOuts = privacy.gathered ? privacy.value.optOuts : undefined;
  const label = text.replaceAll(/\s+/g, " ").trim();
  const pressed = optOuts?.gathered === true ? optOuts.value.find((one) => one.label === label) : undefined;
  if (pressed === undefined) {
    return {
      message: `“${text}” leads to no other page. Does it open an opt-out, and more than the consent banner?`,
      outcome: "review",
    };
  }
  const { heardBy, shown, requests } = pressed;
  if (pressed.leftPage || pressed.namesPart) return null;
  if (shown === "" && pressed.fields === 0 && pressed.frames === 0) {
    if (heardBy === null && requests === 0)
      return {
        message: `“${text}” does nothing: it leads nowhere (“${rawHref.trim()}”), no script listens to it, and nothing opened when we pressed it.`,
      };
    return { message: `We saw nothing open when we pressed “${text}”. Does it work?`, outcome: "review" };
  }
  if (pressed.fields > 0 && OF_SALE.test(shown)) return null;
  const opened = shown === "" ? "something that we couldn't read" : `“${beginningOf(shown)}”`;
  return {
    message: `“${text}” opens ${opened} on the same page. Can visitors opt out of sale and sharing there, and not just of cookies?`,
    outcome: "review",
  };
}

/** Words of an opt-out that is about more than cookies. */
const OF_SALE = /\b(?:sell|sale|sold|shar(?:e|es|ing)|targeted advertising|opt(?:ed|ing)?[- ]?out)\b/i;

function beginningOf(shown: string): string {
  const words = shown.replaceAll(/\s+/g, " ");
  return words.length > 100 ? `${words.slice(0, 100).trimEnd()}…` : words;
}

function statusOf(target: string, { pages, site }: Evidence): number | null {
  const page = pages.find((one) => [one.url, one.finalUrl].includes(target));
  const link = site.linkStatuses.find((one) => one.url === target);
  return page?.status ?? link?.status ?? null;
}

function offersAWay(document: DocumentSnapshot): boolean {
  const fields = document.forms.reduce((sum, form) => sum + form.fields.length, 0);
  if (fields + document.looseFields.length > 0 || A_WAY_TO_ASK.test(wordsOf(document))) return true;
  return document.buttons?.some((name) => OPTS_OUT.test(name)) === true;
}
