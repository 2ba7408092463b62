import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { perfBackForwardCache } from "./perf-back-forward-cache.ts";

const judge = (page: Partial<PageEvidence>) =>
  perfBackForwardCache.evaluate(aPage({ deprecations: [], ...page }), anEvidence());
const cached = (value: string) => judge({ responseHeaders: [["cache-control", value]] });

describe("perf-back-forward-cache", () => {
  it("passes a page that nothing keeps from coming back", () => {
    expect(judge({}).outcome).toBe("passed");
    expect(cached("no-cache, private").outcome).toBe("passed");
    expect(judge({ deprecations: [{ type: "CrossOriginWindowAlert", url: "" }] }).outcome).toBe("passed");
  });

  it("fails a script that listens for the page to be unloaded", () => {
    const deprecations = [{ type: "UnloadHandler", url: "https://shop.example/chat.js" }];
    expect(judge({ deprecations })).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "https://shop.example/chat.js" }],
    });
  });

  it.each(["no-store", "private, No-Store, max-age=0"])("asks a person about %s", (value) => {
    expect(cached(value).outcome).toBe("review");
  });

  it("was not looked at in older scans, and weighs nothing there", () => {
    expect(perfBackForwardCache.evaluate(aPage(), anEvidence()).outcome).toBe("not-looked-at");
    expect(perfBackForwardCache.isLeftOut?.(anEvidence())).toBe(true);
    expect(perfBackForwardCache.isLeftOut?.(anEvidence({ pages: [aPage({ deprecations: [] })] }))).toBe(
      false,
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(perfBackForwardCache.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
