import { describe, expect, it } from "vitest";

import { prvChat } from "#checks/privacy/prv-chat.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";

const CHAT = "https://widget.intercom.io/widget/abc";

function judge(text: string, url = CHAT, type: "script" | "image" = "script") {
  const page = aPage({ document: gathered(aDocument({ text })), requests: [aRequest({ url, type })] });
  return prvChat.evaluate(anEvidence({ profiles: ["CA"], pages: [page] }));
}

describe("prv-chat", () => {
  it.each([CHAT, "https://embed.tawk.to/64a1/default", "https://js.driftt.com/include/1/x.js"])(
    "asks about a chat of which no page says that it is recorded: %s",
    (url) => {
      const verdict = judge("Ask us anything. We keep bread warm until noon.", url);
      expect(verdict.outcome).toBe("review");
      expect(messagesOf(verdict)[0]).toContain("no page that we read says");
    },
  );

  it("takes no menu for words on what becomes of a chat", () => {
    expect(judge("Services Stories Book a visit Chat").outcome).toBe("review");
  });

  it.each([
    "Our chat is provided by Intercom and is recorded.",
    "We keep a transcript of each live chat for a year.",
    "Chats may be monitored and stored by us and our vendors.",
    "A third-party service runs the chatbot on this site.",
  ])("passes where a page says so: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply without a chat, or where other laws were chosen", () => {
    expect(judge("Bread", "https://shop.example/chat.js").outcome).toBe("not-applicable");
    expect(prvChat.evaluate(anEvidence({ profiles: ["EU"] })).outcome).toBe("not-applicable");
  });

  it("could not run where no page was read", () => {
    expect(prvChat.evaluate(anEvidence({ profiles: ["CA"], pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
