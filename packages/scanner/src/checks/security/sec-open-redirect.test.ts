import { describe, expect, it } from "vitest";

import type { Verdict } from "#check.ts";
import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";

import { aPageWithScripts } from "./own-scripts.testing.ts";
import { secOpenRedirect } from "./sec-open-redirect.ts";

function judgeHop(url: string, location: string): Verdict {
  const followed = { ...anUnmeasuredPage("elsewhere"), redirects: [{ url, status: 302, location }] };
  return secOpenRedirect.evaluate(anEvidence({ pages: [aPageWithScripts("start()"), followed] }));
}

describe("sec-open-redirect", () => {
  it.each([
    ["https://shop.example/go?url=https%3A%2F%2Fpartner.example%2Foffer", "https://partner.example/offer"],
    ["https://shop.example/out?id=7&to=//partner.example/", "https://partner.example/"],
  ])("asks about %s, which leads where its query says", (url, location) => {
    expect(judgeHop(url, location)).toMatchObject({ outcome: "review", findings: [{ snippet: url }] });
  });

  it.each([
    ["https://shop.example/go/7", "https://partner.example/"],
    ["https://shop.example/login?return=%2Fcart", "https://accounts.example/sign-in"],
    ["https://shop.example/go?url=https%3A%2F%2Fpartner.example%2F&sig=4f2a", "https://partner.example/"],
    ["https://shop.example/go?url=https%3A%2F%2Fwww.shop.example%2F", "https://www.shop.example/"],
    ["https://shop.example/pay?back=https%3A%2F%2Fother.example%2F", "https://bank.example/?back=other"],
    ["https://other.example/go?url=https%3A%2F%2Fpartner.example%2F", "https://partner.example/"],
  ])("passes %s", (url, location) => {
    expect(judgeHop(url, location).outcome).toBe("passed");
  });

  it("fails a script that goes where the address says", () => {
    const page = aPageWithScripts("location.href = new URLSearchParams(location.search).get('next')");
    expect(secOpenRedirect.evaluate(anEvidence({ pages: [page, page] }))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "script:inline:redirect" }],
    });
  });

  it("could not run when nothing was measured, or scripts were not kept", () => {
    expect(secOpenRedirect.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
    expect(secOpenRedirect.evaluate(anEvidence({ pages: [aPage()] })).outcome).toBe("could-not-run");
  });
});
