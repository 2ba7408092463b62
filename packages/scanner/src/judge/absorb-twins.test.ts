import type { Finding } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { absorbTwins } from "./absorb-twins.ts";

function found(check: string, page: string, source: string): Finding {
  return {
    check,
    area: "seo",
    severity: "medium",
    outcome: "fail",
    wcag: [],
    actRules: [],
    page,
    selector: null,
    snippet: null,
    message: check,
    sources: [source],
    component: "head",
  };
}

describe("what Lighthouse and a check of ours both found", () => {
  it("is one finding that names both", () => {
    const findings = absorbTwins([
      found("seo-meta-description", "/", "Lighthouse"),
      found("seo-description-missing", "/", "plumbline"),
    ]);
    expect(findings).toEqual([
      { ...found("seo-description-missing", "/", "plumbline"), sources: ["plumbline", "Lighthouse"] },
    ]);
  });

  it("is told by each check of ours that sees a part of it", () => {
    const findings = absorbTwins([
      found("perf-image-delivery-insight", "/", "Lighthouse"),
      found("perf-oversized-images", "/", "plumbline"),
      found("perf-old-image-formats", "/", "plumbline"),
    ]);
    expect(findings.map(({ check, sources }) => [check, sources])).toEqual([
      ["perf-oversized-images", ["plumbline", "Lighthouse"]],
      ["perf-old-image-formats", ["plumbline", "Lighthouse"]],
    ]);
  });

  it("stays where ours found nothing on that page", () => {
    const findings = [
      found("seo-meta-description", "/", "Lighthouse"),
      found("seo-description-missing", "/about", "plumbline"),
    ];
    expect(absorbTwins(findings)).toEqual(findings);
  });
});
