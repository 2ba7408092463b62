import { describe, expect, it } from "vitest";

import type { SiteCheck } from "#check.ts";
import { anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { FieldRecord } from "#evidence/site.ts";

/** A metric, and values of it that are good, slow and poor. */
interface Vital {
  metric: "largestContentfulPaintMs" | "interactionToNextPaintMs" | "cumulativeLayoutShift";
  good: number;
  slow: number;
  poor: number;
}

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

/** Tests a check of what visitors' browsers measured. */
export function testFieldVital(check: SiteCheck, { metric, good, slow, poor }: Vital): void {
  describe(`what visitors' browsers measured: ${check.id}`, () => {
    const of = (...values: number[]) =>
      check.evaluate(evidenceOf(gathered(values.map((value) => record({ [metric]: value })))));

    it("passes where three of four visits were good", () => expect(of(good).outcome).toBe("passed"));

    it("fails where they were not, the graver the slower, and says of when it speaks", () => {
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
}
