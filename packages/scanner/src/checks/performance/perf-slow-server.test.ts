import { describe, expect, it } from "vitest";

import { aPage, gathered } from "#evidence-builders.testing.ts";
import type { LighthouseAudit } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfSlowServer } from "./perf-slow-server.ts";

/** Lighthouse's answer about the server, with how busy the machine was meanwhile. */
function timedByLighthouse(unmet: string[], contention = 1): Partial<PageEvidence> {
  const audit: LighthouseAudit = {
    id: "document-latency-insight",
    title: "Document request latency",
    description: "",
    score: unmet.length === 0 ? 1 : 0,
    mode: "metricSavings",
    category: "performance",
    weight: 0,
    displayValue: null,
    numericValue: null,
    errorMessage: null,
    elements: [],
    urls: [],
    unmet,
  };
  const scores = { performance: 50, seo: 90 };
  const report = { version: "13", scores, runs: [scores], audits: [audit], contention };
  return { lighthouse: gathered({ ...report, formFactor: "mobile" }) };
}

describe("the server's answer time", () => {
  const after = (timeToFirstByteMs: number, page: Partial<PageEvidence> = {}) =>
    judge(perfSlowServer, pageWithVitals({ timeToFirstByteMs }, page)).outcome;
  const SLOW = ["serverResponseIsFast"];

  it("passes up to 0.8 seconds", () => expect(after(800)).toBe("passed"));
  it("fails beyond 1.8 seconds where Lighthouse found it slow too", () =>
    expect(after(1900, timedByLighthouse(SLOW))).toBe("failed"));
  it("asks a person about what lies between", () =>
    expect(after(1000, timedByLighthouse(SLOW))).toBe("review"));
  it("asks where only one visit found it slow, beside others or on a busy machine", () => {
    expect(after(1900)).toBe("review");
    expect(after(1900, timedByLighthouse(["usesCompression"]))).toBe("review");
    expect(after(1900, timedByLighthouse(SLOW, 2))).toBe("review");
  });
  it("could not run without vitals", () =>
    expect(judge(perfSlowServer, aPage()).outcome).toBe("could-not-run"));
});
