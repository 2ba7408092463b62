import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { prvPiiUrl } from "#checks/privacy/prv-pii-url.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

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

  const PIXEL = "https://www.facebook.com/tr?id=1&ev=PageView";

  it("asks about an address of a visitor in the page's own, where a tracker runs", () => {
    const own = "https://shop.example/thanks?email=ann%40mail.example&name=Ann";
    const verdict = judge(PIXEL, own);
    expect(messagesOf(verdict)).toEqual([
      "The page's address holds an email address (a…@mail.example), and Meta Pixel, which runs on the page, can read it. Does it have to be there?",
    ]);
    expect(verdict.outcome).toBe("review");
    expect(judge("https://cdn.example/a.js", own).outcome).toBe("passed");
    expect(judge(PIXEL, "https://shop.example/contact/info@shop.example").outcome).toBe("passed");
  });

  it("asks about a form that writes an address into the next page's, where a tracker runs", () => {
    const withForm = (method: string, type: string, url = PIXEL) => {
      const form = aForm({ method, fields: [aField({ type, label: "Email" })] });
      const document = gathered(aDocument({ forms: [form] }));
      return prvPiiUrl.evaluate(aPage({ document, requests: [aRequest({ url })] }), anEvidence()).outcome;
    };
    expect(withForm("get", "email")).toBe("review");
    expect(withForm("post", "email")).toBe("passed");
    expect(withForm("get", "search")).toBe("passed");
    expect(withForm("get", "email", "https://cdn.example/a.js")).toBe("passed");
  });

  it("asks about such a form where another page of the site has a tracker", () => {
    const judgeForm = (label: string, others: NetworkRequest[]) => {
      const form = aForm({ method: "get", fields: [aField({ label })] });
      const page = aPage({ document: gathered(aDocument({ forms: [form] })) });
      const other = aPage({ url: "https://shop.example/b", requests: others });
      return prvPiiUrl.evaluate(page, anEvidence({ pages: [page, other] })).outcome;
    };
    expect(judgeForm("Immigration status", [aRequest({ url: PIXEL })])).toBe("review");
    expect(judgeForm("Immigration status", [])).toBe("passed");
    expect(judgeForm("Size", [aRequest({ url: PIXEL })])).toBe("not-applicable");
  });

  it("fails for a form that says so itself where the next page has a tracker", () => {
    const send = (tag: string, next = [PIXEL]) => {
      const action = "https://shop.example/booked";
      const form = aForm({
        method: "get",
        action,
        snippet: `${tag}<input></form>`,
        fields: [aField({ type: "email" })],
      });
      const requests = [aRequest({ url: PIXEL })];
      const page = aPage({ document: gathered(aDocument({ forms: [form] })), requests });
      const target = aPage({ url: action, requests: next.map((url) => aRequest({ url })) });
      return prvPiiUrl.evaluate(page, anEvidence({ pages: [page, target] })).outcome;
    };
    expect(send('<form method="get" action="/booked">')).toBe("failed");
    expect(send('<form action="/booked">')).toBe("review");
    expect(send('<form method="get" onsubmit="return send()">')).toBe("review");
    expect(send('<form method="get" action="/booked">', [])).toBe("review");
  });

  it("does not apply to a page that keeps to itself", () => {
    expect(judge("https://shop.example/?email=ann@mail.example").outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(prvPiiUrl.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
