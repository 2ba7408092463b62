import { describe, expect, it } from "vitest";

import {
  anAnswer,
  anEvidence,
  aPage,
  aRequest,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { secCors } from "./sec-cors.ts";

const sentOrigin = "https://q7f3.example";

function judge(...headers: Header[]) {
  const corsProbe = gathered({ ...anAnswer({ headers }), sentOrigin });
  return secCors.evaluate(anEvidence({ site: aSite({ corsProbe }) }));
}

describe("sec-cors", () => {
  it("looks for pages without an origin in the answers to scripts, too", () => {
    const answer = {
      url: "https://shop.example/api/me",
      headers: [["access-control-allow-origin", "null"]] as Header[],
    };
    const dataCorsProbes = [gathered({ ...anAnswer(answer), sentOrigin })];
    const corsProbe = gathered({ ...anAnswer(), sentOrigin });
    expect(secCors.evaluate(anEvidence({ site: aSite({ corsProbe, dataCorsProbes }) }))).toMatchObject({
      outcome: "advice",
      findings: [{ message: expect.stringContaining("/api/me") as string }],
    });
  });

  it("advises against allowing everyone with cookies, which browsers refuse", () => {
    const verdict = judge(["access-control-allow-origin", "*"], ["access-control-allow-credentials", "true"]);
    expect(verdict.outcome).toBe("advice");
  });

  it("advises against letting pages without an origin read, and asks where cookies are sent", () => {
    const none: Header = ["access-control-allow-origin", "null"];
    expect(judge(none).outcome).toBe("advice");
    expect(judge(none, ["access-control-allow-credentials", "true"]).outcome).toBe("review");
  });

  it("passes a server that allows no one, everyone without cookies, or a fixed partner", () => {
    expect(judge().outcome).toBe("passed");
    expect(judge(["access-control-allow-origin", "*"]).outcome).toBe("passed");
    expect(judge(["access-control-allow-origin", sentOrigin]).outcome).toBe("passed");
    const partner: Header = ["access-control-allow-origin", "https://partner.test"];
    expect(judge(partner, ["access-control-allow-credentials", "true"]).outcome).toBe("passed");
  });

  it("fails a server that reflects any origin and allows cookies", () => {
    const verdict = judge(
      ["Access-Control-Allow-Origin", sentOrigin],
      ["Access-Control-Allow-Credentials", "true"],
    );
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: expect.stringContaining(sentOrigin) as string }],
    });
  });

  it("fails an address of data that reflects any origin, and names it", () => {
    const headers: Header[] = [
      ["access-control-allow-origin", sentOrigin],
      ["access-control-allow-credentials", "true"],
    ];
    const url = "https://shop.example/api/me?x=1";
    const site = aSite({
      corsProbe: gathered({ ...anAnswer(), sentOrigin }),
      dataCorsProbes: [notGathered(), gathered({ ...anAnswer({ url, headers }), sentOrigin })],
    });
    expect(secCors.evaluate(anEvidence({ site }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("/api/me as the made-up site") as string }],
    });
    const open = aSite({
      corsProbe: gathered({ ...anAnswer(), sentOrigin }),
      dataCorsProbes: [
        gathered({ ...anAnswer({ url, headers: [["access-control-allow-origin", "*"]] }), sentOrigin }),
      ],
    });
    expect(secCors.evaluate(anEvidence({ site: open })).outcome).toBe("passed");
  });

  it("asks about data that robots.txt hides, if the answer names an origin, lets cookies be sent and varies", () => {
    const robotsTxt = gathered(
      anAnswer({ url: "https://shop.example/robots.txt", body: "User-agent: *\nDisallow: /api/" }),
    );
    const seen = (path: string, ...responseHeaders: Header[]) => {
      const site = aSite({ robotsTxt, corsProbe: gathered({ ...anAnswer(), sentOrigin }) });
      const requests = [
        aRequest({ url: `https://shop.example${path}`, type: "fetch", status: 200, responseHeaders }),
      ];
      return secCors.evaluate(anEvidence({ site, pages: [aPage({ requests })] }));
    };
    const origin: Header = ["access-control-allow-origin", "https://shop.example"];
    const cookies: Header = ["access-control-allow-credentials", "true"];
    expect(seen("/api/me", origin, cookies, ["vary", "Accept-Encoding, Origin"])).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("/api/me") as string, page: "https://shop.example/" }],
    });
    expect(seen("/api/me", origin, cookies).outcome).toBe("passed");
    expect(seen("/api/me", origin, ["vary", "Origin"]).outcome).toBe("passed");
    expect(seen("/data/me", origin, cookies, ["vary", "Origin"]).outcome).toBe("passed");
    expect(seen("/api/me", ["access-control-allow-origin", "*"], cookies, ["vary", "Origin"]).outcome).toBe(
      "passed",
    );
  });

  it.each([
    ['<allow-access-from domain="*" secure="false"/>', "advice"],
    [
      "<site-control permitted-cross-domain-policies='all'/>\n<allow-access-from to-ports='*' domain='*'/>",
      "advice",
    ],
    ['<allow-access-from domain="*.shop.example"/>', "passed"],
    ['<!-- <allow-access-from domain="*"/> -->', "passed"],
    ['<allow-http-request-headers-from domain="*" headers="SOAPAction"/>', "passed"],
  ])("advises on what a policy for Flash says: %s", (rule, outcome) => {
    const body = `<cross-domain-policy>${rule}</cross-domain-policy>`;
    const corsProbe = gathered({ ...anAnswer(), sentOrigin });
    const site = aSite({ corsProbe, crossdomainXml: gathered(anAnswer({ body })) });
    expect(secCors.evaluate(anEvidence({ site })).outcome).toBe(outcome);
  });

  it("does not fail what browsers refuse: a wrongly written permission", () => {
    const verdict = judge(
      ["access-control-allow-origin", sentOrigin],
      ["access-control-allow-credentials", "TRUE"],
    );
    expect(verdict.outcome).toBe("passed");
  });

  it.each([
    ["null", "a page without an origin"],
    ["https://shop.example.q7f3.example", "only contains yours"],
    ["https://q7f3shop.example", "only contains yours"],
  ])("fails a server that lets %s read with cookies", (origin, words) => {
    const headers: Header[] = [
      ["access-control-allow-origin", origin],
      ["access-control-allow-credentials", "true"],
    ];
    const corsProbe = gathered({ ...anAnswer(), sentOrigin });
    const site = (allowed: Header[]) =>
      aSite({ corsProbe, corsProbes: [gathered({ ...anAnswer({ headers: allowed }), sentOrigin: origin })] });
    expect(secCors.evaluate(anEvidence({ site: site(headers) }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(words) as string }],
    });
    expect(secCors.evaluate(anEvidence({ site: site(headers.slice(0, 1)) })).outcome).toBe("passed");
    const unanswered = aSite({ corsProbe, corsProbes: [notGathered("timed out")] });
    expect(secCors.evaluate(anEvidence({ site: unanswered })).outcome).toBe("could-not-run");
  });

  it("does not apply to an error answer, which holds nothing to read", () => {
    const corsProbe = gathered({ ...anAnswer({ status: 403 }), sentOrigin });
    expect(secCors.evaluate(anEvidence({ site: aSite({ corsProbe }) })).outcome).toBe("not-applicable");
  });

  it("could not run when the probe was not answered", () => {
    const evidence = anEvidence({ site: aSite({ corsProbe: notGathered("timed out") }) });
    expect(secCors.evaluate(evidence)).toEqual({ outcome: "could-not-run", reason: "timed out" });
  });
});
