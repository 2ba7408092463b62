import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { perfDeprecatedCalls } from "./perf-deprecated-calls.ts";

const judge = (deprecations?: PageEvidence["deprecations"]) =>
  perfDeprecatedCalls.evaluate(aPage(deprecations === undefined ? {} : { deprecations }), anEvidence());

describe("perf-deprecated-calls", () => {
  it("passes a page without any, and leaves what runs as the page is left to another check", () => {
    expect(judge([]).outcome).toBe("passed");
    expect(judge([{ type: "UnloadHandler", url: "https://shop.example/a.js" }]).outcome).toBe("passed");
  });

  it("fails one with its file, in words", () => {
    const type = "XMLHttpRequestSynchronousInNonWorker";
    expect(judge([{ type, url: "https://shop.example/a.js" }])).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: expect.stringContaining("XML Http Request Synchronous In Non Worker"),
          snippet: "https://shop.example/a.js",
        },
      ],
    });
  });

  it("was not looked at in older scans, and weighs nothing there", () => {
    expect(judge().outcome).toBe("not-looked-at");
    expect(perfDeprecatedCalls.isLeftOut?.(anEvidence())).toBe(true);
    expect(perfDeprecatedCalls.isLeftOut?.(anEvidence({ pages: [aPage({ deprecations: [] })] }))).toBe(false);
  });

  it("could not run on a page that was not measured", () => {
    expect(perfDeprecatedCalls.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
