import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { adRequest, messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { POLICY_URL, policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aLink, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

describe("a policy of a few sentences", () => {
  const whole = (text: string, profiles: Evidence["profiles"], more: Partial<DocumentSnapshot> = {}) => {
    const wordCount = text.split(" ").length;
    const evidence = policyEvidence(text, { profiles, document: { wordCount, ...more } });
    const rawMarkup = gathered({ ...readRawMarkup("", POLICY_URL), words: wordCount });
    return { ...evidence, pages: evidence.pages.map((page) => ({ ...page, rawMarkup })) };
  };
  const SHORT =
    "Controller: Harbor Bakery, Main Street 4. We collect your name and email address to send your order. We share data with our carrier. Ask us for access to your data at any time, and we answer.";

  it("names what is missing, without a question where no word of it is there", () => {
    const verdict = prvPolicyContent.evaluate(whole(`${SHORT} We follow the GDPR.`, ["EU"]));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toContain(
      "No word in the privacy policy speaks of this topic, which GDPR Art. 13(2)(d) asks for: the right to complain to an authority.",
    );
  });

  it.each<[string, Partial<DocumentSnapshot>]>([
    [SHORT, {}],
    [`${SHORT} If you live in California, call us at (785) 555-0110.`, {}],
  ])("asks where it names no law of Europe: %s", (text, more) => {
    expect(prvPolicyContent.evaluate(whole(text, ["EU"], more)).outcome).toBe("review");
  });

  it("asks where the words are around a policy, which may open from there", () => {
    const words =
      "Harbor Bakery: rye, rolls, cakes and more, baked in the morning and sold until noon. Read how we handle your personal information: press the button, and our privacy policy opens. You can print it, too. Our shop is in Main Street, opposite the station, and open from six. On Sundays we bake for the market on the square, and the shop stays closed. Ask us for a stall there, or order a cake for a party, at least three days before you need it, with a name on top of it and candles.";
    expect(prvPolicyContent.evaluate(whole(words, ["EU"])).outcome).toBe("review");
  });

  it("asks whether all of it is there where it may stand in a frame, or says too little", () => {
    const words =
      "We respect your privacy, and your data are as safe with us as bread in an oven. Come by and ask whoever stands behind the counter.";
    expect(messagesOf(prvPolicyContent.evaluate(whole(words, ["EU"])))).toEqual([
      "The privacy policy has only 26 words. Is all of it there?",
    ]);
    const links = [aLink({ href: "https://shop.example/policy.pdf" })];
    expect(prvPolicyContent.evaluate(whole(SHORT, ["EU"], { links })).outcome).toBe("could-not-run");
  });

  it("asks California's question on signals of every site that tracks, unless it is for Europe", () => {
    const missing = (text: string, requests = [adRequest()]) => {
      const evidence = whole(text, ["CA"]);
      const pages = evidence.pages.map((page) => ({ ...page, requests }));
      const messages = messagesOf(prvPolicyContent.evaluate({ ...evidence, pages }));
      return messages.find((message) => message.includes("Do Not Track"))?.startsWith("No word");
    };
    expect(missing(SHORT)).toBe(true);
    expect(missing(SHORT, [])).toBe(false);
    expect(missing(`${SHORT} We follow the GDPR.`)).toBe(false);
    expect(missing(`${SHORT} We do not respond to Do Not Track.`)).toBeUndefined();
  });
});
