import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secCspWeak } from "./sec-csp-weak.ts";

function judge(...policies: string[]) {
  const responseHeaders = policies.map((policy): Header => ["content-security-policy", policy]);
  return secCspWeak.evaluate(aPage({ responseHeaders }), anEvidence());
}

function componentsOf(...policies: string[]) {
  const verdict = judge(...policies);
  return "findings" in verdict ? verdict.findings.map((finding) => finding.component) : verdict.outcome;
}

describe("sec-csp-weak", () => {
  it("passes a strict policy", () => {
    const strict = "script-src 'nonce-rAnd0mVa1ue=' 'strict-dynamic'; object-src 'none'; base-uri 'none'";
    expect(judge(strict).outcome).toBe("passed");
  });

  it("does not take the fallback of an old browser for a hole", () => {
    const strict =
      "script-src 'nonce-rAnd0mVa1ue=' 'strict-dynamic' 'unsafe-inline' https:; object-src 'none'; base-uri 'none'";
    expect(judge(strict).outcome).toBe("passed");
  });

  it("fails inline scripts, every host and a plain scheme", () => {
    for (const source of ["'unsafe-inline'", "*", "https:", "http:"]) {
      expect(componentsOf(`script-src ${source}; object-src 'none'; base-uri 'none'`)).toEqual([
        "csp:script",
      ]);
    }
  });

  it("names all that leaves scripts open, and advises against text as code", () => {
    const policy = "script-src * 'unsafe-inline' 'unsafe-eval' data:; object-src 'none'; base-uri 'none'";
    expect(judge(policy)).toMatchObject({
      findings: [
        { message: expect.stringMatching(/The same goes for (?=.*\*)(?=.*data:)/) as string },
        { component: "csp:eval", outcome: "advice" },
      ],
    });
    const strict = "script-src 'nonce-rAnd0mVa1ue=' 'unsafe-eval'; object-src 'none'; base-uri 'none'";
    expect(judge(strict).outcome).toBe("advice");
    expect(judge(strict, "script-src 'nonce-rAnd0mVa1ue='; base-uri 'none'").outcome).toBe("passed");
  });

  it("fails what browsers ignore in a meta element, unless a header says it", () => {
    const content = "default-src 'none'; frame-ancestors 'none'";
    const meta = { name: "", property: "", httpEquiv: "Content-Security-Policy", content, inHead: true };
    const document = gathered(aDocument({ metas: [meta] }));
    const inMeta = (...headers: Header[]) =>
      secCspWeak.evaluate(aPage({ document, responseHeaders: headers }), anEvidence());
    expect(inMeta()).toMatchObject({ findings: [{ component: "csp:frame-ancestors:meta" }] });
    expect(inMeta(["content-security-policy", "frame-ancestors 'none'; script-src 'none'"]).outcome).toBe(
      "passed",
    );
  });

  it("fails a policy that says nothing of scripts, objects or base", () => {
    expect(judge("frame-ancestors 'none'").outcome).toBe("failed");
    expect(componentsOf("frame-ancestors 'none'")).toEqual(["csp:script", "csp:object"]);
  });

  it("takes a directive without sources for 'none'", () => {
    expect(judge("default-src").outcome).toBe("passed");
    expect(judge("script-src; object-src; base-uri").outcome).toBe("passed");
  });

  it("counts what two policies forbid together", () => {
    expect(componentsOf("script-src *; object-src 'none'; base-uri 'none'", "script-src 'none'")).toBe(
      "passed",
    );
  });

  it("fails misspelt directives and keywords without quotes", () => {
    const messagesOf = (policy: string) => {
      const verdict = judge(policy);
      return "findings" in verdict ? verdict.findings.map(({ message }) => message) : [];
    };
    for (const [written, meant] of [
      ["defualt-src", "default-src"],
      ["script-scr", "script-src"],
      ["frame-ancestor", "frame-ancestors"],
    ])
      expect(messagesOf(`${written} 'none'; base-uri 'none'`)).toContain(
        `Browsers ignore “${written}” in the policy. It has to be ${meant}.`,
      );
    expect(messagesOf("default-src self; object-src 'none'; base-uri 'none'")).toContain(
      "Without quotes, browsers take “self” in the policy for the name of a host. It has to be 'self'.",
    );
  });

  it("leaves alone directives it does not know and hosts that only look like keywords", () => {
    const strict = "object-src 'none'; base-uri 'none'";
    expect(
      judge(`script-src 'self' self.example none.example; fenced-frame-src 'none'; ${strict}`).outcome,
    ).toBe("passed");
  });

  it("fails a nonce that another page has, too", () => {
    const withNonce = (path: string, nonce: string) =>
      aPage({
        url: `https://shop.example${path}`,
        responseHeaders: [
          ["content-security-policy", `script-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`],
        ],
      });
    const judgePages = (...pages: PageEvidence[]) =>
      secCspWeak.evaluate(pages[0]!, anEvidence({ pages })).outcome;
    const home = withNonce("/", "rAnd0mVa1ue=");
    expect(judgePages(home, withNonce("/cart", "rAnd0mVa1ue="))).toBe("failed");
    expect(judgePages(home, withNonce("/cart", "0therVa1ue="))).toBe("passed");
    expect(judgePages(home, withNonce("/", "rAnd0mVa1ue="))).toBe("passed");
    expect(judgePages(home, aPage({ url: "https://shop.example/cart" }))).toBe("passed");
  });

  it("fails a nonce that the page has again when it is sent once more", () => {
    const url = "https://shop.example/news";
    const page = aPage({
      url,
      responseHeaders: [
        ["content-security-policy", "script-src 'nonce-rAnd0mVa1ue='; object-src 'none'; base-uri 'none'"],
      ],
    });
    const judgeAgain = (asked: string, nonces: Gathered<string[]>) =>
      secCspWeak.evaluate(
        page,
        anEvidence({ pages: [page], site: aSite({ noncesAgain: [{ page: asked, nonces }] }) }),
      );
    expect(judgeAgain(url, gathered(["'nonce-rAnd0mVa1ue='"]))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("is the same when the page is sent again") }],
    });
    expect(judgeAgain(url, gathered(["'nonce-0therVa1ue='"])).outcome).toBe("passed");
    expect(judgeAgain(url, notGathered()).outcome).toBe("passed");
    expect(judgeAgain("https://shop.example/", gathered(["'nonce-rAnd0mVa1ue='"])).outcome).toBe("passed");
  });

  it("does not apply without an enforced policy", () => {
    expect(judge().outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secCspWeak.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
