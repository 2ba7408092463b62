import { describe, expect, it } from "vitest";

import {
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  aTls,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { secTlsNone } from "./sec-tls-none.ts";

const plainPage = aPage({ url: "http://shop.example:8080/" });

describe("sec-tls-none", () => {
  it("passes a site whose pages come over https", () => {
    expect(secTlsNone.evaluate(anEvidence()).outcome).toBe("passed");
  });

  it("passes a server that speaks TLS although its pages came over http, which sec-http-redirect judges", () => {
    const evidence = anEvidence({ pages: [plainPage], site: aSite({ tls: gathered(aTls()) }) });
    expect(secTlsNone.evaluate(evidence).outcome).toBe("passed");
  });

  it("fails a site whose pages come over http only", () => {
    const evidence = anEvidence({
      pages: [plainPage],
      site: aSite({ tls: notGathered("connection refused") }),
    });
    expect(secTlsNone.evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [
        { message: expect.stringContaining("without encryption") as string, snippet: plainPage.finalUrl },
      ],
    });
  });

  it("could not run when no page was measured and TLS did not answer", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage("the host is unknown")] });
    expect(secTlsNone.evaluate(evidence)).toMatchObject({
      outcome: "could-not-run",
      reason: expect.stringContaining("the host is unknown") as string,
    });
  });
});
