import { couldNotRun, notApplicable, passed } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { readPages, wordsOf } from "#checks/privacy/reading/documents.ts";
import { requestsFor, shortAddress } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";

const CHAT = String.raw`(?:live ?)?chats?(?:bot)?|messenger|conversations?`;
const KEPT = String.raw`record|monitor|transcri|stor(?:e|ed|ing)\b|sav(?:e|ed|ing)\b|keep|kept|logg|third[- ]part|vendor|provider|chat service`;
/** A sentence that says a chat is kept, or who else reads it. */
const SAYS_SO = new RegExp(
  String.raw`\b(?:${CHAT})\b[^.!?]{0,160}\b(?:${KEPT})|\b(?:${KEPT})[^.!?]{0,160}\b(?:${CHAT})\b`,
  "iu",
);

export const prvChat = privacySiteCheck({
  id: "prv-chat",
  group: "thirdparty",
  severities: { CA: "medium" },
  sources: ["California Penal Code §631 and §632.7 (litigation)"],
  defect: "Chat that doesn't say who records it",
  title: "The site says that its chat is recorded, and by whom",
  whyItMatters:
    "Another company runs the chat, and usually gets each message as it is typed and keeps it. In California, people must know before a conversation is recorded.",
  businessImpact:
    "Small businesses get letters that demand money because of their chat. Penalties are counted per chat.",
  fixSteps: [
    "Say where the chat opens that it is recorded and which company runs it, and link to the privacy policy.",
    "Let the chat load only when the visitor clicks on it.",
    "Name the company in the privacy policy.",
  ],
  effort: "S",
  passesByPresence: true,
  resources: [FTC_PRIVACY],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const first = chatOf(evidence);
    if (first === null) return notApplicable("We saw no chat of another company.");
    if (pages.some(({ document }) => SAYS_SO.test(wordsOf(document)))) return passed;
    const { vendor, request } = first.chat;
    return reviewOf([
      {
        message: `${vendor} runs a chat here, and no page that we read says that chats are recorded or who gets them. Does the chat say so before the first message?`,
        page: first.page,
        snippet: shortAddress(request.url),
        component: `third party ${vendor}`,
      },
    ]);
  },
});

function chatOf(evidence: Evidence): { page: string; chat: ThirdPartyRequest } | null {
  for (const { page, requests } of visitsBeforeChoice(evidence)) {
    const [chat] = requestsFor(["chat"], requests, evidence.site.startUrl);
    if (chat !== undefined) return { page, chat };
  }
  return null;
}
