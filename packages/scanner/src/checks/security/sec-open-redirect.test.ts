import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import type { Verdict } from "#check.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { aPageWithScripts } from "./own-scripts.testing.ts";
import { secOpenRedirect } from "./sec-open-redirect.ts";

function judgeHop(url: string, location: string): Verdict {
  const followed = { ...anUnmeasuredPage("elsewhere"), redirects: [{ url, status: 302, location }] };
  return secOpenRedirect.evaluate(anEvidence({ pages: [aPageWithScripts("start()"), followed] }));
}

describe("sec-open-redirect", () => {
  it("asks about a hidden field that says where to go, on another website alone", () => {
    const judgeField = (type: string, value: string) => {
      const field = aField({
        type,
        name: "redirect",
        snippet: `<input type="${type}" name="redirect" value="${value}">`,
      });
      const document = gathered(
        aDocument({ forms: [aForm({ action: "https://shop.example/login", fields: [field] })] }),
      );
      return secOpenRedirect.evaluate(anEvidence({ pages: [{ ...aPageWithScripts("go()"), document }] }))
        .outcome;
    };
    expect(judgeField("hidden", "https://partner.example/back")).toBe("review");
    expect(judgeField("hidden", "/account")).toBe("passed");
    expect(judgeField("hidden", "https://shop.example/account")).toBe("passed");
    expect(judgeField("url", "https://partner.example/")).toBe("passed");
  });

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

  const judgeLink = (href: string, site: Partial<SiteEvidence> = {}) => {
    const document = gathered(aDocument({ links: [aLink({ href }), aLink({ href })] }));
    const page = { ...aPageWithScripts("start()"), document };
    return secOpenRedirect.evaluate(anEvidence({ pages: [page], site: aSite(site) }));
  };
  const OUT = "https://shop.example/out?url=https%3A%2F%2Fpartner.example%2Foffer";

  it("asks once about a link with another website in its query, which no visit has followed", () => {
    expect(judgeLink(OUT)).toMatchObject({ outcome: "review", findings: [{ snippet: OUT }] });
    const refused = { url: OUT, status: null, failure: "no such host", redirects: 1 };
    expect(judgeLink(OUT, { linkStatuses: [refused] }).outcome).toBe("review");
  });

  it.each([
    "https://shop.example/out?url=https%3A%2F%2Fwww.shop.example%2F",
    "https://shop.example/out?url=%2Fcart",
    "https://shop.example/out?url=https%3A%2F%2Fpartner.example%2F&sig=4f2a",
    "https://shop.example/list?utm_source=https%3A%2F%2Fpartner.example%2F",
    "https://social.example/share?url=https%3A%2F%2Fshop.example%2F",
  ])("passes a link to %s", (href) => {
    expect(judgeLink(href).outcome).toBe("passed");
  });

  it("passes one that answers with a page of its own", () => {
    const shown = { url: OUT, status: 200, failure: null, redirects: 0 };
    expect(judgeLink(OUT, { linkStatuses: [shown] }).outcome).toBe("passed");
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
