import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { prvPiiUrl } from "#checks/privacy/prv-pii-url.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";

const judge = (url: string, finalUrl = "https://shop.example/thanks") =>
  prvPiiUrl.evaluate(aPage({ finalUrl, requests: [aRequest({ url })] }), anEvidence());

describe("prv-pii-url", () => {
  it("fails when an address goes to another company, and does not repeat it", () => {
    const verdict = judge("https://www.google-analytics.com/collect?dl=%2F%3Femail%3Dann%40mail.example");
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(JSON.stringify(verdict)).not.toContain("ann");
  });

  it("fails for the hash of an address the page's own address holds", () => {
    const hash = createHash("md5").update("ann@mail.example").digest("hex");
    const verdict = judge(`https://t.example/p?u=${hash}`, "https://shop.example/thanks?e=ann@mail.example");
    expect(messagesOf(verdict)[0]).toContain("a hash of an email address");
  });

  it("asks a person about the company's own address", () => {
    expect(judge("https://t.example/p?m=info@shop.example").outcome).toBe("review");
  });

  it("passes when nothing personal is sent", () => {
    expect(judge("https://t.example/logo@2x.png").outcome).toBe("passed");
  });

  it("does not apply to a page that keeps to itself", () => {
    expect(judge("https://shop.example/?email=ann@mail.example").outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(prvPiiUrl.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
