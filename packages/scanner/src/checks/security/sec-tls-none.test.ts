import { describe, expect, it } from "vitest";

import {
  anAnswer,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  aTls,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { CHECKS } from "#checks/registry.ts";
import { runChecks } from "#judge/run-checks.ts";
import { scoreArea } from "#score/score-area.ts";

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

  it("fails a site whose https address is refused while http answers", () => {
    const evidence = anEvidence({
      pages: [anUnmeasuredPage("shop.example refused the connection.")],
      site: aSite({
        tls: notGathered("shop.example refused the connection."),
        plainHttp: gathered(anAnswer({ url: "http://shop.example/", status: 200 })),
      }),
    });
    expect(secTlsNone.evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringMatching(/answers at http:.*refuses encrypted/) as string }],
    });
    const judgment = runChecks(evidence, CHECKS, { areas: ["security"] });
    const score = scoreArea("security", judgment, evidence);
    expect([score.state, (score.score ?? 100) <= 39]).toEqual(["provisional", true]);
  });

  it("could not run when no page was measured and TLS did not answer", () => {
    const evidence = anEvidence({ pages: [anUnmeasuredPage("the host is unknown")] });
    expect(secTlsNone.evaluate(evidence)).toMatchObject({
      outcome: "could-not-run",
      reason: expect.stringContaining("the host is unknown") as string,
    });
  });
});
