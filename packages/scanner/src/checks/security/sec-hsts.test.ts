import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage, aSite } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { secHsts } from "./sec-hsts.ts";

function judge(...values: string[]) {
  const responseHeaders = values.map((value): Header => ["Strict-Transport-Security", value]);
  return secHsts.evaluate(anEvidence({ pages: [aPage({ responseHeaders })] }));
}

describe("sec-hsts", () => {
  it("passes a policy of a year", () => {
    expect(judge("max-age=31536000; includeSubDomains").outcome).toBe("passed");
  });

  it("fails a site without the header", () => {
    expect(judge()).toMatchObject({
      outcome: "failed",
      findings: [{ component: "header:strict-transport-security", page: "https://shop.example/" }],
    });
  });

  it("fails a value browsers ignore, and a policy that is switched off", () => {
    expect(judge("max-age=a year").outcome).toBe("failed");
    expect(judge("max-age=0")).toMatchObject({
      findings: [{ snippet: "strict-transport-security: max-age=0" }],
    });
  });

  it("lets the first of two headers count, as browsers do", () => {
    expect(judge("max-age=0", "max-age=31536000").outcome).toBe("failed");
  });

  it("weighs a short policy as low", () => {
    expect(judge("max-age=86400")).toMatchObject({
      findings: [{ severity: "low", message: expect.stringContaining("only 1 day.") as string }],
    });
  });

  it("fails when one page of the site has it and another has not", () => {
    const good = aPage({ responseHeaders: [["strict-transport-security", "max-age=31536000"]] });
    const bare = aPage({ url: "https://shop.example/blog" });
    expect(secHsts.evaluate(anEvidence({ pages: [good, bare] }))).toMatchObject({
      findings: [{ page: "https://shop.example/blog" }],
    });
  });

  it("says how short a policy of minutes is", () => {
    expect(judge("max-age=300")).toMatchObject({
      findings: [{ message: expect.stringContaining("only 5 minutes.") as string }],
    });
  });

  describe("at an address that is not public", () => {
    const startUrl = "https://127.0.0.1:8443/";
    const local = (...values: (string | null)[]) =>
      anEvidence({
        site: aSite({ startUrl, host: "127.0.0.1:8443", isPublic: false }),
        pages: values.map((value) =>
          aPage({
            url: startUrl,
            responseHeaders: value === null ? [] : [["strict-transport-security", value]],
          }),
        ),
      });

    it("fails a policy that the server sends and that is too short or invalid anywhere", () => {
      expect(secHsts.evaluate(local(null, "max-age=300")).outcome).toBe("failed");
      expect(secHsts.evaluate(local("max-age=soon")).outcome).toBe("failed");
      expect(secHsts.evaluate(local("max-age=31536000")).outcome).toBe("passed");
    });

    it("says nothing of one that is missing or turned off for tests", () => {
      for (const evidence of [local(null), local("max-age=0")]) {
        expect(secHsts.evaluate(evidence)).toEqual({
          outcome: "not-applicable",
          reason: "Not judged: not a public address.",
        });
        expect(secHsts.isLeftOut?.(evidence)).toBe(true);
      }
      expect(secHsts.isLeftOut?.(local("max-age=300"))).toBe(false);
    });
  });

  it("does not apply to a site without encryption", () => {
    const evidence = anEvidence({ pages: [aPage({ url: "http://shop.example/" })] });
    expect(secHsts.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(secHsts.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
