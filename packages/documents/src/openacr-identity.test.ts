import { describe, expect, it } from "vitest";

import { conformanceReport } from "#conformance-report.testing.ts";
import { isOpenacr, scanOfOpenacr } from "#openacr-identity.ts";
import { openacrOf } from "#openacr.ts";
import type { ConformanceDocument } from "#statement-input.ts";

const NONE = { scanId: null, chainHash: null };
const bytes = (text: string) => new TextEncoder().encode(text);
const fileOf = (report: ConformanceDocument) => bytes(openacrOf(report));

describe("the scan an OpenACR report names", () => {
  const report = conformanceReport();
  const { scanId, evidence } = report.facts.identity;

  it("is the one it was made of, with its link of the chain", () => {
    expect(scanOfOpenacr(fileOf(report))).toEqual({ scanId, chainHash: evidence?.chainHash });
  });

  it("is not one that a person wrote into the notes", () => {
    const notes = `See scan:${"0".repeat(36)} and chain:${"f".repeat(64)}`;
    const noted = { ...report, terms: { ...report.terms, notes, changes: notes } };
    expect(scanOfOpenacr(fileOf(noted))).toEqual({ scanId, chainHash: evidence?.chainHash });
  });

  it("has no link when it is from before the chain", () => {
    const identity = { ...report.facts.identity, evidence: null };
    expect(scanOfOpenacr(fileOf({ ...report, facts: { ...report.facts, identity } }))).toEqual({
      scanId,
      chainHash: null,
    });
  });

  it.each([
    ["of someone else", "title: A report\ncatalog: 2.5-edition-wcag-2.2-en\nchapters: {}\n"],
    ["without words in its notes", "notes: [1]\ncatalog: 2.5-edition-wcag-2.2-en\nchapters: {}\n"],
    ["that is damaged", 'notes: "scan:\ncatalog: 2.5\nchapters: }\n'],
  ])("is none in one %s", (_, text) => {
    expect(isOpenacr(bytes(text))).toBe(true);
    expect(scanOfOpenacr(bytes(text))).toEqual(NONE);
  });

  it("is asked only of OpenACR reports", () => {
    expect(isOpenacr(fileOf(report))).toBe(true);
    expect(isOpenacr(bytes("# Plumbline\n\nPlumbline scans a website."))).toBe(false);
  });
});
