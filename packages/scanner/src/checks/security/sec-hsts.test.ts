import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
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

  it("does not apply to a site without encryption", () => {
    const evidence = anEvidence({ pages: [aPage({ url: "http://shop.example/" })] });
    expect(secHsts.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(secHsts.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
