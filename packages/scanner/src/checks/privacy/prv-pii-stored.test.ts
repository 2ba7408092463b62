import { describe, expect, it } from "vitest";

import { prvPiiStored } from "#checks/privacy/prv-pii-stored.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aCookie,
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

const judge = (stored: Partial<PageEvidence>, text = "Welcome back.") =>
  prvPiiStored.evaluate(
    anEvidence({ profiles: ["US"], pages: [aPage({ ...stored, document: gathered(aDocument({ text })) })] }),
  );
const cookie = (value: string): Partial<PageEvidence> => ({
  cookieWrites: [aCookie(`patient=${value}; Path=/; Max-Age=2592000`)],
});
const entry = (value: string): Partial<PageEvidence> => ({
  storage: [{ area: "local", key: "profile", bytes: 20 + value.length, value }],
});
const packed = Buffer.from('{"mail":"jo.reyes@mail.test"}').toString("base64");

describe("prv-pii-stored", () => {
  it.each([
    ["plainly", "jo.reyes@mail.test"],
    ["percent-encoded", "jo.reyes%40mail.test"],
    ["within other data", encodeURIComponent('{"id":1,"mail":"jo.reyes@mail.test"}')],
    ["packed as Base64", packed],
  ])("fails for a cookie that holds an email address %s, and does not repeat it", (_how, value) => {
    const verdict = judge(cookie(value));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)[0]).toContain("The cookie “patient” holds an email address");
    expect(JSON.stringify(verdict)).not.toContain("reyes");
  });

  it("fails where a script stores the address that visitors enter, once for all pages", () => {
    const text = "f.onsubmit=()=>{document.cookie='ref='+encodeURIComponent(f.email.value)+';path=/'}";
    const sources = [{ url: "https://shop.example/pop.js", type: "script" as const, text }];
    const document = gathered(aDocument());
    const pages = [aPage({ sources, document }), aPage({ url: "https://shop.example/b", sources, document })];
    const verdict = prvPiiStored.evaluate(anEvidence({ profiles: ["US"], pages }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "A script stores the email address that visitors enter in the cookie “ref”.",
    ]);
  });

  it("asks about a whole record of a person, whoever's domain its address has", () => {
    const record = { name: "Jo Reyes", email: "jo@shop.example", phone: "+1 509 555 0100" };
    expect(judge(entry(JSON.stringify(record))).outcome).toBe("review");
    expect(judge(entry(JSON.stringify({ name: "Bread", email: "jo@shop.example" }))).outcome).toBe("passed");
  });

  it("asks a person about local storage", () => {
    expect(judge(entry('{"mail":"jo.reyes@mail.test"}')).outcome).toBe("review");
  });

  it.each([
    ["a random value", cookie("a8f3k2@x"), undefined],
    ["the site's own address", entry("help@shop.example"), undefined],
    ["an address that the page shows", cookie("hello%40partner.test"), "Write to hello@partner.test."],
    [
      "an address that is deleted",
      { cookieWrites: [aCookie("a=1"), aCookie("patient=jo@mail.test; Max-Age=0")] },
      undefined,
    ],
    ["the name of a picture", entry("logo@2x.png"), undefined],
  ])("passes for %s", (_what, stored, text) => {
    expect(judge(stored, text).outcome).toBe("passed");
  });

  it("does not apply where nothing was stored, and could not run where no page was seen", () => {
    expect(judge({}).outcome).toBe("not-applicable");
    const unseen = anEvidence({ profiles: ["US"], pages: [anUnmeasuredPage()] });
    expect(prvPiiStored.evaluate(unseen).outcome).toBe("could-not-run");
  });
});
