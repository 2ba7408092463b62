import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { STAYS_HERE } from "#checks/privacy/data/answer-promises.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { answerEventsOf } from "#checks/privacy/reading/own-scripts.ts";
import { quoted, sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

export const prvAnswersSent = privacyPageCheck({
  id: "prv-answers-sent",
  group: "thirdparty",
  severities: { EU: "high", CA: "high", US: "high" },
  sources: [
    "FTC Act §5 (deceptive practices)",
    "FTC v. GoodRx and In re BetterHelp, 2023",
    "GDPR Art. 5(1)(a)",
  ],
  defect: "Answers are sent that the page says stay put",
  title: "What a page says stays with visitors is sent to no one",
  whyItMatters:
    "The page says that what visitors answer goes nowhere, and people answer more openly because of it. A script of the site sends it to a company all the same.",
  businessImpact:
    "A statement that is untrue counts as deceptive. The FTC has fined companies millions for sharing answers to a quiz about health.",
  fixSteps: [
    "Remove the call that we name from the site's scripts, or the property with the answer.",
    "If you need to count how many finish, send that they did, and nothing that they chose.",
    "Say on the page what really happens to the answers.",
  ],
  effort: "S",
  likelyOwner: "developer",
  readsFiles: ["script"],
  resources: [FTC_PRIVACY, GDPR],
  evaluate: (page, evidence) =>
    withDocument(page, (document) => {
      const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
      const promise = promiseIn(document);
      if (promise === null || fields.every(({ type }) => /^(?:hidden|search|submit)$/.test(type)))
        return notApplicable("The page doesn't ask for anything that it says stays with visitors.");
      return verdictOf(
        broken(page, evidence).map((defect) => ({
          ...defect,
          message: `The page says “${quoted(promise)}”, but ${defect.message}`,
        })),
      );
    }),
});

/** Only where it knows no exception. */
const EXCEPTIONS =
  /(?<!\p{L})(?:unless|without|except|other than|until|ohne|außer|sofern|es sei denn|bis|sans|sauf|sin|salvo|hasta|senza|tranne|zonder|tenzij)(?!\p{L})/iu;

function promiseIn({ text }: DocumentSnapshot): string | null {
  const isPromise = (sentence: string): boolean => {
    const claim = STAYS_HERE.map((promise) => promise.exec(sentence)).find((match) => match !== null);
    return claim !== undefined && !EXCEPTIONS.test(sentence.slice(claim.index));
  };
  const sentence = sentencesOf(text).find(isPromise);
  if (sentence === undefined) return null;
  const at = STAYS_HERE.map((promise) => promise.exec(sentence)?.index).find((index) => index !== undefined);
  // The texts of the fields may stand before it without a full stop.
  const before = sentence.slice(0, at).search(/\S+\s*$/);
  return sentence.slice(Math.max(0, before));
}

/** What was sent while we typed, and what the site's scripts send by their own words. */
function broken(page: PageEvidence, { site: { typing } }: Evidence): Defect[] {
  const typed = typing?.gathered === true ? typing.value.find(({ url }) => url === page.finalUrl) : undefined;
  const sent = typed?.sent.find(({ field }) => field.kind !== "search");
  if (sent !== undefined) {
    const to = URL.parse(sent.to)?.host ?? sent.to;
    const message = `a script tries to send what visitors type into “${sent.field.name}” to ${to}. Is that what the page speaks of?`;
    const place = { page: page.finalUrl, snippet: sent.to, component: "promise about answers" };
    return [{ ...place, message, outcome: "review" }];
  }
  const contacted = new Set(trackingRequests(page.requests, page.finalUrl).map(({ vendor }) => vendor));
  const events = answerEventsOf(page);
  const sure = events.find(({ vendors }) => vendors.some((vendor) => contacted.has(vendor)));
  const event = sure ?? events[0];
  if (event === undefined) return [];
  const vendor = event.vendors.find((name) => contacted.has(name)) ?? event.vendors[0] ?? "";
  const call = `“${event.property}”${event.event === "" ? "" : ` of the event “${event.event}”`}`;
  return [
    {
      message: `a script of the site tells ${vendor} what visitors choose or enter, as ${call}.${sure === undefined ? " Is that sent once visitors agree?" : ""}`,
      page: page.finalUrl,
      component: "promise about answers",
      ...(sure === undefined ? { outcome: "review" as const } : {}),
    },
  ];
}
