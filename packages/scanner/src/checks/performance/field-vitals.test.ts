import { describe, expect, it } from "vitest";

import { anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence, FieldRecord, Gathered } from "#evidence.ts";

import { perfFieldInteraction } from "./perf-field-interaction.ts";
import { perfFieldLargestPaint } from "./perf-field-largest-paint.ts";
import { perfFieldLayoutShift } from "./perf-field-layout-shift.ts";

function evidenceOf(fieldData?: Gathered<FieldRecord[]>): Evidence {
  const evidence = anEvidence();
  return fieldData === undefined ? evidence : { ...evidence, site: { ...evidence.site, fieldData } };
}

function record(overrides: Partial<FieldRecord>): FieldRecord {
  return {
    of: "site",
    url: "https://shop.example/",
    largestContentfulPaintMs: null,
    interactionToNextPaintMs: null,
    cumulativeLayoutShift: null,
    until: "2026-11-07",
    ...overrides,
  };
}

describe.each([
  { check: perfFieldLargestPaint, metric: "largestContentfulPaintMs", good: 2500, slow: 3100, poor: 4001 },
  { check: perfFieldInteraction, metric: "interactionToNextPaintMs", good: 200, slow: 300, poor: 501 },
  { check: perfFieldLayoutShift, metric: "cumulativeLayoutShift", good: 0.1, slow: 0.2, poor: 0.26 },
] as const)("what visitors' browsers measured: $check.id", ({ check, metric, good, slow, poor }) => {
  const of = (...values: number[]) =>
    check.evaluate(evidenceOf(gathered(values.map((value) => record({ [metric]: value })))));

  it("passes where three of four visits were good", () => expect(of(good).outcome).toBe("passed"));

  it("fails where they were not, more severely the slower they were, and says of when it speaks", () => {
    expect(of(slow)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(of(poor)).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", message: expect.stringContaining("up to 2026-11-07") }],
    });
  });

  it("tells the site from its pages", () => {
    const page = record({ of: "page", url: "https://shop.example/a", [metric]: poor });
    const verdict = check.evaluate(evidenceOf(gathered([record({ [metric]: good }), page])));
    expect(verdict).toMatchObject({ findings: [{ page: "https://shop.example/a" }] });
  });

  it("does not apply without a key, nor where too few people visit the site", () => {
    expect(check.evaluate(evidenceOf())).toMatchObject({
      outcome: "not-applicable",
      reason: expect.stringContaining("key"),
    });
    expect(check.evaluate(evidenceOf(gathered([record({})])))).toMatchObject({
      outcome: "not-applicable",
      reason: expect.stringContaining("too few people"),
    });
  });

  it("could not run where the report could not be read", () => {
    expect(check.evaluate(evidenceOf(notGathered("It answered 500.")))).toMatchObject({
      outcome: "could-not-run",
      reason: "It answered 500.",
    });
  });
});
