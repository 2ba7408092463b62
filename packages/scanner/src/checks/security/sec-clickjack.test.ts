import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secClickjack } from "./sec-clickjack.ts";

const judge = (page: Partial<PageEvidence>) => secClickjack.evaluate(aPage(page), anEvidence());
const judgeHeaders = (...responseHeaders: Header[]) => judge({ responseHeaders });

describe("sec-clickjack", () => {
  it.each([
    "frame-ancestors 'self'",
    "frame-ancestors",
    "default-src *; frame-ancestors https://partner.example",
  ])("passes %s", (policy) => {
    expect(judgeHeaders(["content-security-policy", policy]).outcome).toBe("passed");
  });

  it("passes DENY and SAMEORIGIN in any case, and advises against contradicting values, which browsers refuse", () => {
    expect(judgeHeaders(["x-frame-options", "deny"]).outcome).toBe("passed");
    expect(judgeHeaders(["x-frame-options", "SameOrigin, SAMEORIGIN"]).outcome).toBe("passed");
    expect(judgeHeaders(["x-frame-options", "DENY"], ["x-frame-options", "ALLOWALL"]).outcome).toBe("advice");
  });

  it("fails a page with neither header", () => {
    expect(judge({})).toMatchObject({
      outcome: "failed",
      findings: [{ component: "header:x-frame-options" }],
    });
  });

  it("fails a value browsers ignore", () => {
    expect(judgeHeaders(["x-frame-options", "ALLOW-FROM https://partner.example"])).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "x-frame-options: allow-from https://partner.example" }],
    });
  });

  it("fails an open frame-ancestors even beside X-Frame-Options", () => {
    const verdict = judgeHeaders(
      ["content-security-policy", "frame-ancestors *"],
      ["x-frame-options", "DENY"],
    );
    expect(verdict.outcome).toBe("failed");
  });

  it("is not fooled by frame-ancestors in a meta element or in a policy that only reports", () => {
    const meta = {
      name: "",
      property: "",
      httpEquiv: "Content-Security-Policy",
      content: "frame-ancestors 'none'",
      inHead: true,
    };
    expect(judge({ document: gathered(aDocument({ metas: [meta] })) }).outcome).toBe("failed");
    expect(judgeHeaders(["content-security-policy-report-only", "frame-ancestors 'none'"]).outcome).toBe(
      "failed",
    );
  });

  it("shows the header that its steps ask for", () => {
    const place = { page: "https://shop.example/", message: "", snippet: null };
    expect(secClickjack.example?.(place)?.text).toBe("Content-Security-Policy: frame-ancestors 'self'");
  });

  it("does not apply to an answer that is no HTML", () => {
    expect(judge({ contentType: "image/png" }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secClickjack.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
