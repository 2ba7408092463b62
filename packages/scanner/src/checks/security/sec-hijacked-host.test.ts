import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";

import { secHijackedHost } from "./sec-hijacked-host.ts";

const judge = (...urls: string[]) => {
  const requests = urls.map((url) => aRequest({ url, type: "script" }));
  return secHijackedHost.evaluate(aPage({ requests, document: gathered(aDocument()) }), anEvidence());
};

describe("sec-hijacked-host", () => {
  it("fails for a script of a service that was closed, at less weight", () => {
    expect(judge("https://cdn.rawgit.com/a/b/master/c.js", "https://drawgit.com/a.js")).toMatchObject({
      findings: [{ component: "host:cdn.rawgit.com", severity: "medium" }],
    });
  });

  it("fails for a script from such a host, once for each", () => {
    const verdict = judge(
      "https://cdn.polyfill.io/v3/polyfill.min.js",
      "https://cdn.polyfill.io/v2/polyfill.js",
      "https://cdn.bootcss.com/jquery/3.4.1/jquery.js",
    );
    expect(verdict).toMatchObject({ outcome: "failed" });
    const messages = "findings" in verdict ? verdict.findings.map(({ message }) => message).toSorted() : [];
    expect(messages).toEqual([
      "The page loads a script from cdn.bootcss.com, a host that has served malware.",
      "The page loads a script from cdn.polyfill.io, a host that has served malware.",
    ]);
  });

  it("passes for the copies of others and for hosts that only sound like it", () => {
    const urls = [
      "https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js",
      "https://polyfill.io.shop.example/p.js",
      "https://notpolyfill.io/p.js",
    ];
    expect(judge(...urls).outcome).toBe("passed");
  });

  it("does not apply to what is no page, and could not run where none was measured", () => {
    const pdf = aPage({ contentType: "application/pdf" });
    expect(secHijackedHost.evaluate(pdf, anEvidence()).outcome).toBe("not-applicable");
    expect(secHijackedHost.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
