import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { CONFIDENTIAL, STAYS_HERE } from "#checks/privacy/data/answer-promises.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { answerEventsOf } from "#checks/privacy/reading/own-scripts.ts";
import { quoted, sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { TRACKING, trackingRequests, whoIs } from "#checks/privacy/reading/third-parties.ts";
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
  defect: "Answers are sent that the page says stay private",
  title: "What a page says stays private goes to nobody else",
  whyItMatters:
    "The page says that what visitors answer goes nowhere or is confidential, and people answer more openly because of it. A script of the site sends it to a company all the same.",
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
        return notApplicable("The page doesn't ask for anything that it says stays private.");
      return verdictOf(
        broken(page, promise, evidence).map((defect) => ({
          ...defect,
          message: `The page says “${quoted(promise.words)}”, but ${defect.message}`,
        })),
      );
    }),
});

/** Only where it knows no exception. */
const EXCEPTIONS =
  /(?<!\p{L})(?:unless|without|except|other than|until|ohne|außer|sofern|es sei denn|bis|sans|sauf|sin|salvo|hasta|senza|tranne|zonder|tenzij)(?!\p{L})/iu;

interface AnswerPromise {
  words: string;
  /** Whether the site itself may have what is entered. */
  isOfConfidence: boolean;
}

function promiseIn({ text }: DocumentSnapshot): AnswerPromise | null {
  const sentences = sentencesOf(text);
  const staying = sentences.flatMap((sentence) => promised(sentence, STAYS_HERE))[0];
  if (staying !== undefined) return { words: staying, isOfConfidence: false };
  const confidence = sentences.flatMap((sentence) => promised(sentence, CONFIDENTIAL))[0];
  return confidence === undefined ? null : { words: confidence, isOfConfidence: true };
}

function promised(sentence: string, promises: readonly RegExp[]): string[] {
  const at = promises.map((promise) => promise.exec(sentence)?.index).find((index) => index !== undefined);
  if (at === undefined || EXCEPTIONS.test(sentence.slice(at))) return [];
  // The texts of the fields may stand before it without a full stop.
  if (/^\p{Lu}/u.test(sentence.slice(at))) return [sentence.slice(at)];
  const before = sentence.slice(0, at).search(/\S+\s*$/);
  return [sentence.slice(Math.max(0, before))];
}

/** What was sent while we typed, and what the site's scripts send by their own words. */
function broken(
  page: PageEvidence,
  { isOfConfidence }: AnswerPromise,
  { site: { typing } }: Evidence,
): Defect[] {
  const typed = typing?.gathered === true ? typing.value.find(({ url }) => url === page.finalUrl) : undefined;
  const isTold = (to: string): boolean => !isOfConfidence || TRACKING.includes(whoIs(to)?.purpose ?? "other");
  const sent = typed?.sent.find(({ field, to }) => field.kind !== "search" && isTold(to));
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
  const isDoubtful = isOfConfidence && event.isPlain === true;
  const question = isDoubtful ? " Is that what the page speaks of?" : "";
  const doubt = sure === undefined ? " Is that sent once visitors agree?" : question;
  const call = `“${event.property}”${event.event === "" ? "" : ` of the event “${event.event}”`}`;
  return [
    {
      message: `a script of the site tells ${vendor} what visitors choose or enter, as ${call}.${doubt}`,
      page: page.finalUrl,
      component: "promise about answers",
      ...(doubt === "" ? {} : { outcome: "review" as const }),
    },
  ];
}
